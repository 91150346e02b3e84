import { knownDeviceDays } from '@portal/domain';
import { sendReminders, settleEverything } from '@portal/service-change-pipeline';
import { type Providers } from '@portal/service-core';
import {
  askAgainAboutAccounts,
  collectPremiums,
  expireMandates,
  expirePayments,
  reconcile,
  tellBanks,
} from '@portal/service-payments';
import {
  anchorAudit,
  type Clock,
  type Database,
  inTransaction,
  type Messenger,
  sendMessages,
  sweepChanges,
  sweepIdentity,
  webRandom,
} from '@portal/service-store';
import { type Log } from './log';

interface UpkeepTools {
  database: Database;
  clock: Clock;
  messenger: Messenger;
  providers: Providers;
  log: Log;
  /** What the audit is sealed with. */
  auditKey: string;
}

const day = 86_400_000;
/** PINs are counted for a day; sessions tell which devices a person signs in on. */
const keptDays = { pins: 2, sessions: knownDeviceDays };

/** What nobody asks for and has to happen: each by itself, so that one that fails holds up no other. */
const chores: Record<string, (tools: UpkeepTools) => Promise<unknown>> = {
  'settle changes that are due': ({ database, clock }) => settleEverything({ database, clock, random: webRandom }),
  'give up payments that nobody finished': ({ database, clock }) =>
    expirePayments({ database, clock, random: webRandom }),
  'take in payments whose report went astray': ({ database, clock, providers }) =>
    reconcile({ database, clock, random: webRandom, provider: providers.payments }),
  'ask banks again about accounts': ({ database, clock, providers }) =>
    askAgainAboutAccounts({ database, clock, random: webRandom, accounts: providers.accounts }),
  'give up debit orders that nobody answered about': ({ database, clock }) =>
    expireMandates({ database, clock, random: webRandom }),
  'tell banks about debit orders': ({ database, clock, providers }) =>
    tellBanks({ database, clock, debtorBank: providers.debtorBank }),
  'collect premiums by debit order': ({ database, clock, providers }) =>
    collectPremiums({ database, clock, random: webRandom, bank: providers.collectingBank }),
  'remind policyholders': ({ database, clock }) => sendReminders({ database, clock, random: webRandom }),
  'send promised messages': ({ database, clock, messenger }) => sendMessages({ database, messenger, clock }),
  'anchor the audit': async ({ database, clock, auditKey, log }) => {
    const anchor = await anchorAudit({ database, clock, key: auditKey });
    // Kept with the log, outside the database: whoever cuts off anchors does not reach it.
    if (anchor)
      log({ level: 'info', event: 'audit anchored', number: anchor.number, rows: anchor.rows, mac: anchor.mac });
  },
  'sweep drafts and keys': ({ database, clock }) => sweepChanges(database, clock.now()),
  'sweep PINs and sessions': ({ database, clock }) => {
    const before = (days: number) => new Date(clock.now().getTime() - days * day);
    const limits = { pinsBefore: before(keptDays.pins), sessionsBefore: before(keptDays.sessions) };
    return inTransaction(database, (tx) => sweepIdentity(tx, limits));
  },
};

/** Does every chore once. A failure is logged; the next round tries again. */
export async function doChores(tools: UpkeepTools): Promise<void> {
  for (const [chore, run] of Object.entries(chores)) {
    await run(tools).catch((error: unknown) => tools.log({ level: 'error', event: 'upkeep', chore, error }));
  }
}

/** Keeps the service in order, now and every so many milliseconds. Gives how to stop, which waits for the round under way. */
export function startUpkeep(tools: UpkeepTools, every = 60_000): () => Promise<void> {
  let round = doChores(tools);
  const timer = setInterval(() => {
    round = round.then(() => doChores(tools));
  }, every);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
