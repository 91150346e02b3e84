import {
  type Database,
  hasSomethingDue,
  inTransaction,
  lockPolicy,
  policiesToAssess,
  policiesWithSomethingDue,
} from '@portal/service-store';
import { todayInJohannesburg } from '@portal/domain';
import { settleDue } from './settle-due';
import { type PipelineTools } from './tools';

type SettlingTools = Pick<PipelineTools, 'random' | 'clock'> & { database: Database };

/** Settles what is due on a policy, so that nobody reads yesterday's truth. Says whether anything was. */
export async function settlePolicy(tools: SettlingTools, policyNumber: string): Promise<boolean> {
  const now = tools.clock.now();
  if (!(await hasSomethingDue(tools.database, policyNumber, { now, today: todayInJohannesburg(now) }))) return false;
  await settlePolicyNow(tools, policyNumber, now);
  return true;
}

/** Settles what is due on every policy, each in a transaction of its own. Gives how many policies were looked at. */
export async function settleEverything(tools: SettlingTools): Promise<number> {
  const now = tools.clock.now();
  const numbers = await policiesWithSomethingDue(tools.database, { now, today: todayInJohannesburg(now) });
  for (const policyNumber of numbers) await settlePolicyNow(tools, policyNumber, now);
  return numbers.length + (await assessWaiting(tools));
}

/** Policies whose requests are judged in one go. */
const mostAssessed = 200;

/** Judges the risk of requests that nobody has judged, or that something happened to. Gives how many policies were looked at. */
export async function assessWaiting(tools: SettlingTools): Promise<number> {
  const now = tools.clock.now();
  const numbers = await policiesToAssess(tools.database, mostAssessed);
  for (const policyNumber of numbers) await settlePolicyNow(tools, policyNumber, now);
  return numbers.length;
}

/** Settles what is due on a policy, whether or not anything is, and judges the risk of its requests where nobody has. */
export const settlePolicyNow = (tools: SettlingTools, policyNumber: string, now = tools.clock.now()): Promise<void> =>
  inTransaction(tools.database, async (tx) => {
    const row = await lockPolicy(tx, policyNumber);
    if (row) await settleDue(tools, tx, row, now);
  });
