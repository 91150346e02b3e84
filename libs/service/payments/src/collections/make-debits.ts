import {
  debitDays,
  dueDebits,
  type DueDebit,
  type PlainDate,
  toCents,
  todayInJohannesburg,
  wantsDebit,
} from '@portal/domain';
import { processDueEvents } from '@portal/service-change-pipeline';
import {
  type CollectionRow,
  hasOpenPayment,
  inTransaction,
  insertCollection,
  lockPolicy,
  policiesToCollect,
  type StoredPolicy,
  together,
  unsettledActions,
} from '@portal/service-store';
import { auditDebit } from './audit-debit';
import { type ResultTools } from './debit-tools';
import { oneByOne, type OneByOne } from './one-by-one';

/** Policies read in one go. */
const page = 200;
const everyDay = Array.from({ length: Math.max(...debitDays) }, (_, at) => at + 1);

/**
 * Makes the debits whose time has come, policy by policy, each in a transaction of its own: at most one for a policy and a month.
 * Nothing is sent here. Gives how many were made. Source: docs/domain/banking.md#r3-9.
 */
export async function makeDebits(tools: ResultTools, signal?: AbortSignal): Promise<number> {
  const each = oneByOne();
  let made = 0;
  for (const [month, dueOn] of dueByMonth(todayInJohannesburg(tools.clock.now()))) {
    made += await makeDebitsOf(tools, each, { month, dueOn, signal });
  }
  each.end();
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

async function makeDebitsOf(
  tools: ResultTools,
  each: OneByOne,
  { month, dueOn, signal }: { month: string; dueOn: DueOn; signal: AbortSignal | undefined },
): Promise<number> {
  const collectionDays = [...dueOn.keys()];
  let made = 0;
  for (let after = ''; !signal?.aborted;) {
    const rows = await policiesToCollect(tools.database, { month, collectionDays, after, limit: page });
    for (const { policyNumber, record } of rows) {
      if (signal?.aborted) break;
      const due = dueOn.get(record.DebiCheckMandate?.Collection_Day ?? 0);
      if (due && wantsDebit(record, due) && (await each.try(makeDebit(tools, policyNumber, due), false))) made += 1;
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
    const { row } = await processDueEvents(tools, tx, found, now, unsettled);
    if (!wantsDebit(row.record, due) || isPaying) return false;
    const debit = newDebit(row.record, due, { id: tools.random.uuid(), now });
    if (debit === null || !(await insertCollection(tx, debit))) return false;
    await auditDebit(tx, debit, { action: 'DEBIT_MADE', now });
    return true;
  });

function newDebit(policy: StoredPolicy, due: DueDebit, { id, now }: { id: string; now: Date }): CollectionRow | null {
  const { BankingDetails: account, DebiCheckMandate: mandate } = policy;
  if (account === null || mandate === null) return null;
  return {
    id,
    policyNumber: policy.Policy_Number,
    premiumMonth: due.month,
    kind: 'PREMIUM',
    state: 'BUILT',
    family: null,
    actionDate: due.actionDate,
    amountCents: toCents(policy.Monthly_Premium),
    terms: {
      bankingDetailsId: account.id,
      contractReference: mandate.Contract_Reference,
      mandateReference: mandate.Mandate_Reference_Number,
      creditorShortName: mandate.Creditor_Short_Name,
      holder: account.Account_Holder_Name,
      branchCode: account.Branch_Code,
      accountType: account.Account_Type,
      agreed: due.agreed,
    },
    paymentId: null,
    attempts: 0,
    nextTryAt: now,
    resultAt: null,
    bankReference: null,
    createdAt: now,
    updatedAt: now,
  };
}
