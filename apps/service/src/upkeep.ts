import { keptFor, knownDeviceDays } from '@portal/domain';
import { sendReminders, settleEverything } from '@portal/service-change-pipeline';
import { type Providers } from '@portal/service-core';
import {
  askAgainAboutAccounts,
  collectPremiums,
  expireMandates,
  expirePayments,
  reconcile,
  notifyBanks,
} from '@portal/service-payments';
import {
  anchorAudit,
  type Clock,
  type Database,
  inTransaction,
  type MessageBrand,
  type Messenger,
  type RandomSource,
  sendMessages,
  sweepChanges,
  sweepIdentity,
  sweepNotifications,
} from '@portal/service-store';
import { type Log } from './log';

interface UpkeepTools {
  database: Database;
  clock: Clock;
  random: RandomSource;
  messenger: Messenger;
  /** What text messages name. */
  brand: MessageBrand;
  providers: Providers;
  log: Log;
  /** What the audit is sealed with. */
  auditKey: string;
}

/** One job. It ends early, between two pieces of work, once the signal is aborted. */
type Job = (tools: UpkeepTools, signal: AbortSignal) => Promise<unknown>;

const hour = 3_600_000;

/**
 * What nobody asks for and has to happen: each by itself, so that one that fails holds up no other. Money is taken in before anything
 * falls due, so that nobody loses cover who has paid.
 */
const allJobs: Record<string, Job> = {
  'take in payments whose report went astray': ({ database, clock, random, providers }, signal) =>
    reconcile({ database, clock, random, provider: providers.payments }, signal),
  'give up payments that nobody finished': ({ database, clock, random }, signal) =>
    expirePayments({ database, clock, random }, signal),
  'settle changes that are due': ({ database, clock, random, log }, signal) => {
    const report = (problem: object) => log({ level: 'error', event: 'policy-set-apart', ...problem });
    return settleEverything({ database, clock, random, report }, signal);
  },
  'ask banks again about accounts': ({ database, clock, random, providers }, signal) =>
    askAgainAboutAccounts({ database, clock, random, accounts: providers.accounts }, signal),
  'give up debit orders that nobody answered about': ({ database, clock, random }, signal) =>
    expireMandates({ database, clock, random }, signal),
  'tell banks about debit orders': ({ database, clock, providers }, signal) =>
    notifyBanks({ database, clock, debtorBank: providers.debtorBank }, signal),
  'collect premiums by debit order': ({ database, clock, random, providers }, signal) =>
    collectPremiums({ database, clock, random, bank: providers.collectingBank }, signal),
  'remind policyholders': ({ database, clock, random }, signal) => sendReminders({ database, clock, random }, signal),
  'send promised messages': ({ database, clock, messenger, brand }, signal) =>
    sendMessages({ database, messenger, clock, brand, signal }),
  'anchor the audit': async ({ database, clock, auditKey, log }) => {
    const anchor = await anchorAudit({ database, clock, key: auditKey });
    // Kept with the log, outside the database: whoever cuts off anchors does not reach it.
    if (anchor)
      log({ level: 'info', event: 'audit anchored', number: anchor.number, rows: anchor.rows, mac: anchor.mac });
  },
  'sweep drafts and keys': ({ database, clock }) => sweepChanges(database, clock.now()),
  'sweep notifications': ({ database, clock }) => sweepNotifications(database, clock.now()),
  'sweep PINs and sessions': ({ database, clock }) => {
    const before = (hours: number) => new Date(clock.now().getTime() - hours * hour);
    // Sessions tell which devices a person signs in on.
    const limits = { pinsBefore: before(keptFor.pinHours), sessionsBefore: before(24 * knownDeviceDays) };
    return inTransaction(database, (tx) => sweepIdentity(tx, limits));
  },
};

/** Does every job once, until the signal is aborted. A failure is logged; the next round tries again. */
export const runJobs = (tools: UpkeepTools, signal: AbortSignal = new AbortController().signal): Promise<void> =>
  doRound(allJobs, tools, signal);

async function doRound(jobs: Record<string, Job>, tools: UpkeepTools, signal: AbortSignal): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    if (signal.aborted) return;
    await run(tools, signal).catch((error: unknown) => tools.log({ level: 'error', event: 'upkeep', job, error }));
    await requestsFirst();
  }
}

/** Requests and signals have their turn between two jobs: an embedded database answers without ever giving way. */
const requestsFirst = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Milliseconds. */
interface Timing {
  /** From the start of one round to the next; a round that takes longer delays the next. */
  every: number;
}

/**
 * Keeps the service in order, now and every so often. Gives how to stop: no job begins any more, the one under way ends between two
 * pieces of work, and is waited for at most so many milliseconds. Says whether it ended in time.
 */
export function startUpkeep(
  tools: UpkeepTools,
  { every }: Timing = { every: 60_000 },
  jobs = allJobs,
): (patienceMs: number) => Promise<boolean> {
  const stopping = new AbortController();
  let round = doRound(jobs, tools, stopping.signal);
  let isUnderWay = true;
  const begin = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    round = doRound(jobs, tools, stopping.signal).finally(() => (isUnderWay = false));
  };
  round = round.finally(() => (isUnderWay = false));
  const timer = setInterval(begin, every);
  return async (patienceMs) => {
    clearInterval(timer);
    stopping.abort();
    return within(round, patienceMs);
  };
}

/** Whether something ends in time. */
async function within(work: Promise<void>, patienceMs: number): Promise<boolean> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    deadline = setTimeout(() => resolve(false), patienceMs);
  });
  const ended = await Promise.race([work.then(() => true), late]);
  clearTimeout(deadline);
  return ended;
}
