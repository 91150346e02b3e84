import {
  debitDays,
  dueDebits,
  type DueDebit,
  type PlainDate,
  toCents,
  todayInJohannesburg,
  wantsDebit,
} from '@portal/domain';
import { auditDebit, newDebit, premiumToCollect, processDueEvents } from '@portal/service-change-pipeline';
import {
  hasOpenPayment,
  inTransaction,
  insertCollection,
  lockPolicy,
  newPoliciesToCollect,
  oneByOne,
  type OneByOne,
  policiesToCollect,
  together,
  unsettledActions,
} from '@portal/service-store';
import { type ResultTools } from './debit-tools';

/** Policies read in one go. */
const page = 200;
const everyDay = Array.from({ length: Math.max(...debitDays) }, (_, at) => at + 1);

/**
 * Makes the debits whose time has come, policy by policy, each in a transaction of its own: at most one for a policy and a month.
 * Nothing is sent here. Gives how many were made. Source: docs/domain/banking.md#r3-9.
 */
export async function makeDebits(tools: ResultTools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'DEBIT_MAKING');
  let made = 0;
  for (const [month, dueOn] of dueByMonth(todayInJohannesburg(tools.clock.now()))) {
    made += await makeDebitsOf(tools, work, { read: policiesToCollect, month, dueOn, signal });
    made += await makeDebitsOf(tools, work, { read: newPoliciesToCollect, month, dueOn, signal });
  }
  return made;
}

/** The collection day of a mandate, and what is due on it. */
type DueOn = Map<number, DueDebit>;

function dueByMonth(today: PlainDate): Map<string, DueOn> {
  const months = new Map<string, DueOn>();
  for (const day of everyDay) {
    for (const due of dueDebits(day, today)) {
      months.set(due.month, (months.get(due.month) ?? new Map<number, DueDebit>()).set(day, due));
    }
  }
  return months;
}

interface Month {
  /** Reads the policies, a page at a time. */
  read: typeof policiesToCollect;
  month: string;
  dueOn: DueOn;
  signal: AbortSignal | undefined;
}

async function makeDebitsOf(
  tools: ResultTools,
  work: OneByOne,
  { read, month, dueOn, signal }: Month,
): Promise<number> {
  const collectionDays = [...dueOn.keys()];
  let made = 0;
  for (let after = ''; !signal?.aborted;) {
    const rows = await read(tools.database, { month, collectionDays, after, limit: page });
    for (const { policyNumber, record } of rows) {
      if (signal?.aborted) break;
      const due = dueOn.get(record.DebiCheckMandate?.Collection_Day ?? 0);
      if (!due || !wantsDebit(record, due)) continue;
      const item = { id: policyNumber, policyNumber };
      if (await work.try(item, () => makeDebit(tools, policyNumber, due), false)) made += 1;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return made;
    after = last.policyNumber;
  }
  return made;
}

const makeDebit = (tools: ResultTools, policyNumber: string, due: DueDebit): Promise<boolean> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const [found, unsettled, isPaying] = await together([
      lockPolicy(tx, policyNumber),
      unsettledActions(tx, policyNumber),
      hasOpenPayment(tx, policyNumber),
    ]);
    if (found === null) return false;
    const { row, waiting } = await processDueEvents(tools, tx, found, now, unsettled);
    const premium = isPaying ? null : premiumToCollect(row.record, waiting, due);
    if (premium === null) return false;
    const debit = newDebit(row.record, due, {
      id: tools.random.uuid(),
      amountCents: toCents(premium),
      now,
      nextTryAt: now,
    });
    if (debit === null || !(await insertCollection(tx, debit))) return false;
    await auditDebit(tx, debit, { action: 'DEBIT_MADE', now });
    return true;
  });
