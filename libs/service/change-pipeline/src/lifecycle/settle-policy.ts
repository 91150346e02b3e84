import {
  type Database,
  hasSomethingDue,
  inTransaction,
  isSetApart,
  lockPolicy,
  policiesToAssess,
  policiesWithSomethingDue,
  putBack,
  type Reporting,
  together,
  unsettledActions,
} from '@portal/service-store';
import { todayInJohannesburg } from '@portal/domain';
import { processDueEvents } from './process-due-events';
import { orSetPolicyApart } from './set-policy-apart';
import { type PipelineTools } from '../base/tools';

type SettlingTools = Pick<PipelineTools, 'random' | 'clock'> & {
  database: Database;
} & Reporting;

/**
 * Settles what is due on a policy, so that nobody reads yesterday's truth. Says whether anything was. A policy that cannot be settled is
 * set apart, and read as it stands.
 */
export async function settlePolicy(tools: SettlingTools, policyNumber: string): Promise<boolean> {
  const now = tools.clock.now();
  if (!(await hasSomethingDue(tools.database, policyNumber, { now, today: todayInJohannesburg(now) }))) return false;
  return orSetPolicyApart(tools, policyNumber, now, () => settlePolicyNow(tools, policyNumber, now));
}

/** Does at once what could not be done on a policy that was set apart. Says whether it was done; null: it is not set apart any more. */
export async function trySetApartAgain(tools: SettlingTools, policyNumber: string): Promise<boolean | null> {
  if (!(await isSetApart(tools.database, policyNumber))) return null;
  const now = tools.clock.now();
  return orSetPolicyApart(tools, policyNumber, now, () => settlePolicyNow(tools, policyNumber, now));
}

/**
 * Settles what is due on every policy, each in a transaction of its own: one that cannot be settled is set apart and reported, and holds
 * up no other. Stops between two policies when it is told to. Gives how many policies were looked at.
 */
export async function settleEverything(tools: SettlingTools, signal?: AbortSignal): Promise<number> {
  const now = tools.clock.now();
  const numbers = await policiesWithSomethingDue(tools.database, { now, today: todayInJohannesburg(now) });
  const settled = await settleEach(tools, numbers, { now, signal });
  return settled + (await assessWaiting(tools, signal));
}

/** Policies whose requests are judged in one go. */
const mostAssessed = 200;

/** Judges the risk of requests that nobody has judged, or that something happened to. Gives how many policies were looked at. */
export async function assessWaiting(tools: SettlingTools, signal?: AbortSignal): Promise<number> {
  const now = tools.clock.now();
  return settleEach(tools, await policiesToAssess(tools.database, mostAssessed, now), { now, signal });
}

async function settleEach(
  tools: SettlingTools,
  numbers: readonly string[],
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<number> {
  let looked = 0;
  for (const policyNumber of numbers) {
    await othersFirst();
    if (signal?.aborted) break;
    await orSetPolicyApart(tools, policyNumber, now, () => settlePolicyNow(tools, policyNumber, now));
    looked += 1;
  }
  return looked;
}

/** Lets requests and signals have their turn: a database in the process answers without ever giving way. */
const othersFirst = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Settles what is due on a policy, whether or not anything is, and judges the risk of its requests where nobody has. One that was set apart
 * is so no more.
 */
export const settlePolicyNow = (tools: SettlingTools, policyNumber: string, now = tools.clock.now()): Promise<void> =>
  inTransaction(tools.database, async (tx) => {
    const [row, unsettled] = await together([
      lockPolicy(tx, policyNumber),
      unsettledActions(tx, policyNumber),
      putBack(tx, policyNumber),
    ]);
    if (row) await processDueEvents(tools, tx, row, now, unsettled);
  });
