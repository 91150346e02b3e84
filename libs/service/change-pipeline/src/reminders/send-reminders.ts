import { addDays, nextReminderDay, remindersDue, todayInJohannesburg } from '@portal/domain';
import {
  type Database,
  hasOpenPayment,
  inTransaction,
  lockPolicy,
  noteReminder,
  policiesToRemind,
  setNextReminderDay,
  type StoredAction,
  type Transaction,
} from '@portal/service-store';
import { type Notice, sendNotices } from '../base/notices';
import { processDueEvents } from '../lifecycle/process-due-events';
import { type PipelineTools } from '../base/tools';
import { noticeOfReminder } from './notice-of-reminder';

type ReminderTools = Pick<PipelineTools, 'random' | 'clock'> & { database: Database };

/** Policies looked up in one go, and looked at in one round: the rest comes in the next, so that other jobs have their turn. */
const batch = 100;
const mostInRound = 2000;

/**
 * Reminds of everything whose day has come, each policy in a transaction of its own: a reminder is noted with its messages or not at
 * all, so it is sent once by however many processes, and late when a round was missed. A policy that fails holds up no
 * other. Rejects at the end when one did. Gives how many reminders were sent.
 */
export async function sendReminders(tools: ReminderTools, signal?: AbortSignal): Promise<number> {
  const now = tools.clock.now();
  const today = todayInJohannesburg(now);
  const failures: unknown[] = [];
  let sent = 0;
  let after = '';
  for (let looked = 0; looked < mostInRound; looked += batch) {
    const numbers = await policiesToRemind(tools.database, { today, after, most: batch });
    for (const policyNumber of numbers) {
      if (signal?.aborted) break;
      await inTransaction(tools.database, (tx) => remindPolicy(tools, tx, policyNumber, now))
        .then((count) => (sent += count))
        .catch((error: unknown) => failures.push(error));
    }
    const last = numbers.at(-1);
    if (last === undefined || numbers.length < batch || signal?.aborted) break;
    after = last;
  }
  if (failures.length > 0) throw new AggregateError(failures, `Reminders of ${failures.length} policies failed`);
  return sent;
}

/** What is due on the policy happens first, so that nobody is reminded of what is no longer so. */
async function remindPolicy(tools: ReminderTools, tx: Transaction, policyNumber: string, now: Date): Promise<number> {
  const found = await lockPolicy(tx, policyNumber);
  if (found === null) return 0;
  const { row, today, open } = await processDueEvents(tools, tx, found, now);
  const due = remindersDue(row.record, open.filter(isPending).map(requestOf), today);
  // Whoever is paying now is not asked to.
  const isPaying = due.some(({ kind }) => kind === 'PREMIUM_DUE') && (await hasOpenPayment(tx, policyNumber));
  const notices: Notice[] = [];
  for (const reminder of due) {
    if (isPaying && reminder.kind === 'PREMIUM_DUE') continue;
    if (await noteReminder(tx, policyNumber, reminder, now)) notices.push(noticeOfReminder(row, reminder, open));
  }
  await sendNotices(tools, tx, row, notices, now);
  await setNextReminderDay(tx, row.id, isPaying ? addDays(today, 1) : nextReminderDay(row.record, today));
  return notices.length;
}

const isPending = ({ status }: StoredAction) => status === 'PENDING';

const requestOf = ({ id, actionType, entityLabel, expiresAt }: StoredAction) => ({
  id,
  isApplication: actionType === 'ADD_POLICY',
  label: entityLabel,
  expires: todayInJohannesburg(new Date(expiresAt)),
});
