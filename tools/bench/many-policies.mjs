// `npm run bench:many`: how reading one policy and changing one grow from 1,000 policies of a book to 100,000, on PostgreSQL. Only the
// ratio counts: at most 1.5 times. Takes minutes and some gigabytes of a temporary folder. Never part of `npm test`.
//
// POLICIES for the larger number, or FOLDER of a larger book that was filled before; REQUESTS of each kind.
import { openBook } from './book.mjs';
import { median } from './load.mjs';
import { client, closedLoop } from './open-loop.mjs';
import { signInAll } from './sign-in-all.mjs';

const few = 1_000;
const wanted = Number(process.env.POLICIES ?? 100_000);
const { FOLDER } = process.env;
const requests = Number(process.env.REQUESTS ?? 1_500);
const rounds = 3;
const clients = 4;
/** Who reads and changes: so many, from anywhere in the book. */
const people = 60;
const budget = 1.5;

const ask = client();
let withinBudget = false;
let book;
try {
  book = await openBook({ policies: few, kept: null });
  const small = await measured();
  await grow();
  const [{ many }] = (await book.database.query('SELECT count(*)::int AS many FROM policies')).rows;
  const large = await measured();
  withinBudget = report(small, large, many);
} catch (error) {
  console.error(error);
}
await book?.end();
process.exit(withinBudget ? 0 : 1);

/** The same book with more policies, or the larger one in its place. */
async function grow() {
  if (FOLDER === undefined) {
    const { seconds } = await book.fillFurther(book.url, { from: few, upTo: wanted });
    console.log(`${wanted} policies after ${seconds.toFixed(0)} s`);
  } else {
    await book.end();
    book = await openBook({ policies: wanted, kept: FOLDER });
  }
}

/** By a service that is there for that only: its jobs would take up policies that are filled in half. */
async function measured() {
  const { api, stop } = await book.serve();
  try {
    return await measureAt(api);
  } finally {
    await stop();
  }
}

async function measureAt(api) {
  const signedIn = await signInAll({ api, book, ask }, people);
  await measure(api, signedIn, requests); // until everything is compiled and in memory
  const each = { read: [], change: [] };
  for (let round = 0; round < rounds; round++) {
    const { read, change } = await measure(api, signedIn, requests);
    each.read.push(read);
    each.change.push(change);
  }
  return { read: median(each.read), change: median(each.change) };
}

/** The p99 of reading and of changing policies picked in turn, in milliseconds. */
async function measure(api, signedIn, count) {
  const one = (at) => signedIn[at % signedIn.length];
  const isGood = ({ status }) => status === 200;
  const read = async (at) => isGood(await ask(`${api}/policy/${one(at).number}`, { headers: one(at).headers }));
  const change = async (at) => {
    const headers = { ...one(at).headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ Email_Address: `person${at}.${Math.floor(Math.random() * 1e9)}@example.com` });
    return isGood(await ask(`${api}/update-main-member/${one(at).number}`, { method: 'PUT', headers, body }));
  };
  return { read: await p99(read, count), change: await p99(change, count) };
}

async function p99(request, count) {
  const result = await closedLoop({ clients, count }, request);
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  return result.p99;
}

function report(small, large, many) {
  let isKept = true;
  for (const what of ['read', 'change']) {
    const ratio = large[what] / small[what];
    isKept &&= ratio <= budget;
    console.log(
      `${what.padEnd(7)} p99 ${small[what].toFixed(2)} ms at ${few}, ${large[what].toFixed(2)} ms at ${many}: ` +
        `${ratio.toFixed(2)} times (budget: at most ${budget})`,
    );
  }
  return isKept;
}
