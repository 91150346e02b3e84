// Fills a database with a book of policies, month by month as it would have come about: the rows of one policy do not lie side by side.
import pg from 'pg';
import { chains } from './chain.mjs';
import { copyRows } from './copy-rows.mjs';
import { allTemplates } from './families.mjs';
import { tables } from './read-rows.mjs';
import { dropIndexes } from './indexes.mjs';
import { makeTemplates } from './templates.mjs';
import { page } from './page.mjs';
import { templateChooser, ownerOf, policyNumberAt } from './plan-book.mjs';
import { fillingOf, writeFilled } from './template.mjs';

/** Policies copied together. */
const batch = 2_000;
const connections = 2;
/** Below this many, indexes are kept while rows come in. */
const fewPolicies = 5_000;

/** A book that can be filled into any database: what its policies are made of. `months` of history for all, `years` for the first `long`. */
export async function designBook(code, { seed = 1, today, months = 3, years = 5, long = 0, plans = allTemplates }) {
  const { domain } = code;
  const short = await makeTemplates(code, plans, { from: domain.addMonths(today, -months), to: today });
  const old = long > 0 ? await makeTemplates(code, plans, { from: domain.addYears(today, -years), to: today }) : short;
  return {
    seed,
    monthsLived: months,
    short: short.templates,
    long: old.templates,
    longUpTo: long,
    columns: short.columns,
  };
}

/** Puts policies `from` to `upTo` of the book into a database that has been migrated. Gives how many rows, and how long it took. */
export async function fillBook(code, book, { url, from = 0, upTo }) {
  const began = performance.now();
  const clients = await Promise.all(Array.from({ length: connections }, () => connected(url)));
  try {
    const makeIndexes = upTo - from >= fewPolicies ? await dropIndexes(clients[0], Object.keys(tables)) : async () => 0;
    const rows = await fill(code, book, { clients, from, upTo });
    const copied = performance.now();
    const indexes = await makeIndexes();
    await clients[0].query('VACUUM ANALYZE');
    // What was filled in is on the disk before anything is measured: a commit waits for its turn there.
    await clients[0].query('CHECKPOINT');
    const ended = performance.now();
    return { rows, indexes, copying: (copied - began) / 1000, seconds: (ended - began) / 1000 };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function connected(url) {
  const client = new pg.Client(url);
  client.on('error', () => undefined); // the server may end before we do
  await client.connect();
  // The rows hold what triggers would add, and what they refer to comes before them.
  await client.query(`SET session_replication_role = 'replica'`);
  await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET TimeZone = 'UTC'`);
  return client;
}

async function fill({ domain, auditHashes }, book, { clients, from, upTo }) {
  const { seed, columns } = book;
  const templateAt = templateChooser(seed, book);
  const audit = chains(auditHashes, columns.audit, upTo - from);
  const writer = pagesFor(clients, { ...columns, audit_heads: ['chain', 'hash'] });
  for (const month of monthsOf(book)) {
    for (let first = from; first < upTo; first += batch) {
      const pages = writer.next();
      for (let index = first; index < Math.min(upTo, first + batch); index += 1) {
        const template = templateAt(index);
        const owner = ownerOf(index);
        const filling = fillingOf(domain, template, { seed, index, owner, number: policyNumberAt(domain, index) });
        for (const { table, parts } of template.months.get(month) ?? []) {
          if (table === 'customers' && owner !== index) continue;
          if (table === 'audit') pages.audit.writeLine(audit.next(index - from, parts, filling));
          else writeFilled(pages[table], parts, filling);
        }
      }
      await writer.put(pages);
    }
  }
  for (let first = from; first < upTo; first += batch) {
    const pages = writer.next();
    for (let index = first; index < Math.min(upTo, first + batch); index += 1) {
      const head = audit.headOf(index - from);
      if (head !== null) pages.audit_heads.writeLine(`${policyNumberAt(domain, index)}\t${head}`);
    }
    await writer.put(pages);
  }
  return writer.end();
}

/** Two pages for every table: while one is taken in there, the other is written here. */
function pagesFor(clients, columns) {
  const sets = [0, 1].map(() => Object.fromEntries(Object.keys(columns).map((table) => [table, page()])));
  const counted = {};
  let turn = 0;
  let underWay = Promise.resolve();
  const send = async (pages) => {
    const queue = Object.entries(pages).filter(([, { lines }]) => lines() > 0);
    const work = async (client) => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [table, { lines, content, clear }] = next;
        await copyRows(client, table, columns[table], content());
        counted[table] = (counted[table] ?? 0) + lines();
        clear();
      }
    };
    await Promise.all(clients.map(work));
  };
  return {
    next: () => sets[(turn += 1) % 2],
    async put(pages) {
      await underWay;
      underWay = send(pages);
      underWay.catch(() => undefined); // told by whoever waits for it next
    },
    end: () => underWay.then(() => counted),
  };
}

/** Every month in which something was written, in order; the first is what was there from the start. */
const monthsOf = ({ short, long }) =>
  [...new Set([...short, ...long].flatMap(({ months }) => [...months.keys()]))].sort();
