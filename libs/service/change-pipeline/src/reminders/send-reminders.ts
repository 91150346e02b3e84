import { addDays, nextReminderDay, todayInJohannesburg } from '@portal/domain';
import {
  type Database,
  inTransaction,
  lockPolicy,
  noteReminder,
  policiesToRemind,
  putBack,
  type Reporting,
  setNextReminderDay,
  type Transaction,
} from '@portal/service-store';
import { sendNotices, tellDecision } from '../base/notices';
import { processDueEvents } from '../lifecycle/process-due-events';
import { orSetPolicyApart } from '../lifecycle/set-policy-apart';
import { type PipelineTools } from '../base/tools';
import { noticeOfReminder } from './notice-of-reminder';
import { remindersToSend } from './reminders-to-send';

type ReminderTools = Pick<PipelineTools, 'random' | 'clock'> & {
  database: Database;
} & Reporting;

/** Policies looked up in one go, and looked at in one round: the rest comes in the next, so that other jobs have their turn. */
const batch = 100;
const mostInRound = 2000;

/**
 * Reminds of everything whose day has come, each policy in a transaction of its own: a reminder is noted with its messages or not at
 * all, so it is sent once by however many processes, and late when a round was missed. A policy that fails is set apart and reported, and
 * holds up no other. Gives how many reminders were sent.
 */
export async function sendReminders(tools: ReminderTools, signal?: AbortSignal): Promise<number> {
  const { clock, database } = tools;
  let sent = 0;
  let after = '';
  for (let looked = 0; looked < mostInRound; looked += batch) {
    const now = clock.now();
    const numbers = await policiesToRemind(database, { now, today: todayInJohannesburg(now), after, most: batch });
    for (const policyNumber of numbers) {
      if (signal?.aborted) break;
      sent += await remind(tools, policyNumber);
    }
    const last = numbers.at(-1);
    if (last === undefined || numbers.length < batch || signal?.aborted) break;
    after = last;
  }
  return sent;
}

/** Reminds of what is due on one policy by the day that it is now: a round may last past midnight. */
async function remind(tools: ReminderTools, policyNumber: string): Promise<number> {
  const now = tools.clock.now();
  let sent = 0;
  await orSetPolicyApart(tools, policyNumber, now, async () => {
    sent = await inTransaction(tools.database, (tx) => remindPolicy(tools, tx, policyNumber, now));
  });
  return sent;
}

/** What is due on the policy happens first, so that nobody is reminded of what is no longer so. */
async function remindPolicy(tools: ReminderTools, tx: Transaction, policyNumber: string, now: Date): Promise<number> {
  const found = await lockPolicy(tx, policyNumber);
  if (found === null) return 0;
  await putBack(tx, policyNumber);
  const settled = await processDueEvents(tools, tx, found, now);
  const { row, today, open } = settled;
  const { reminders, isHeldBack } = await remindersToSend(tx, settled);
  let sent = 0;
  for (const reminder of reminders) {
    if (!(await noteReminder(tx, policyNumber, reminder, now))) continue;
    const { action, ...notice } = noticeOfReminder(row, reminder, open);
    // Of a request whoever asked for it is told, who may be about to take the policy over.
    await (action
      ? tellDecision(tools, tx, row, { action, ...notice }, now)
      : sendNotices(tools, tx, row, [notice], now));
    sent += 1;
  }
  await setNextReminderDay(tx, row.id, isHeldBack ? addDays(today, 1) : nextReminderDay(row.record, today));
  return sent;
}
