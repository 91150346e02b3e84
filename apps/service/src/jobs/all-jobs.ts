import { keptFor, knownDeviceDays } from '@portal/domain';
import { sendReminders, settleEverything } from '@portal/service-change-pipeline';
import {
  askAboutDeaths,
  askAgainAboutClaimAccounts,
  endCoverAfterDeath,
  lookUpDeathReports,
  remindClaimants,
} from '@portal/service-core';
import {
  askAgainAboutAccounts,
  collectPremiums,
  expireMandates,
  expirePayments,
  reconcile,
  notifyBanks,
  payClaims,
} from '@portal/service-payments';
import {
  anchorAudit,
  inTransaction,
  sendMessages,
  sweepChanges,
  sweepIdentity,
  sweepNotifications,
} from '@portal/service-store';
import { type Job } from './job';

const hour = 3_600_000;

/**
 * What nobody asks for and has to happen: each by itself, so that one that fails holds up no other. Money is taken in before anything
 * falls due, so that nobody loses cover who has paid.
 */
export const allJobs: Record<string, Job> = {
  'reconcile payments': ({ database, clock, random, providers }, signal) =>
    reconcile({ database, clock, random, provider: providers.payments }, signal),
  'expire unfinished payments': ({ database, clock, random }, signal) =>
    expirePayments({ database, clock, random }, signal),
  'process due events': ({ database, clock, random, log }, signal) => {
    const report = (problem: object) => log({ level: 'error', event: 'policy-set-apart', ...problem });
    return settleEverything({ database, clock, random, report }, signal);
  },
  'verify accounts again': ({ database, clock, random, providers }, signal) =>
    askAgainAboutAccounts({ database, clock, random, accounts: providers.accounts }, signal),
  'verify accounts of claims again': ({ database, clock, random, providers }, signal) =>
    askAgainAboutClaimAccounts({ database, clock, random, accounts: providers.accounts }, signal),
  'expire debit order requests': ({ database, clock, random }, signal) =>
    expireMandates({ database, clock, random }, signal),
  'send debit order requests': ({ database, clock, providers }, signal) =>
    notifyBanks({ database, clock, debtorBank: providers.debtorBank }, signal),
  'collect premiums': ({ database, clock, random, providers }, signal) =>
    collectPremiums({ database, clock, random, bank: providers.collectingBank }, signal),
  'pay claims': ({ database, clock, random, providers, creditorShortName }, signal) =>
    payClaims(
      { database, clock, random, bank: providers.payoutBank, vouchers: providers.vouchers, creditorShortName },
      signal,
    ),
  'send reminders': ({ database, clock, random }, signal) => sendReminders({ database, clock, random }, signal),
  'remind who claims': ({ database, clock, random }, signal) => remindClaimants({ database, clock, random }, signal),
  'ask the death register': ({ database, clock, random, providers, creditorShortName }, signal) =>
    askAboutDeaths({ database, clock, random, deathRegister: providers.deathRegister, creditorShortName }, signal),
  'policies whose main member died': ({ database, clock, random }, signal) =>
    endCoverAfterDeath({ database, clock, random }, signal),
  'look up reports of a death': ({ database, clock, random }, signal) =>
    lookUpDeathReports({ database, clock, random }, signal),
  'send messages': ({ database, clock, messenger, brand }, signal) =>
    sendMessages({ database, messenger, clock, brand, signal }),
  'anchor the audit': async ({ database, clock, auditKey, log }) => {
    const anchor = await anchorAudit({ database, clock, key: auditKey });
    // Kept with the log, outside the database: whoever cuts off anchors does not reach it.
    if (anchor)
      log({ level: 'info', event: 'audit anchored', number: anchor.number, rows: anchor.rows, mac: anchor.mac });
  },
  'delete old drafts and keys': ({ database, clock }) => sweepChanges(database, clock.now()),
  'delete old notifications': ({ database, clock }) => sweepNotifications(database, clock.now()),
  'delete old PINs and sessions': ({ database, clock }) => {
    const before = (hours: number) => new Date(clock.now().getTime() - hours * hour);
    // Sessions tell which devices a person signs in on.
    const limits = { pinsBefore: before(keptFor.pinHours), sessionsBefore: before(24 * knownDeviceDays) };
    return inTransaction(database, (tx) => sweepIdentity(tx, limits));
  },
};

/** Done by every process at the same time: messages are claimed one by one. */
export const sharedJobs: ReadonlySet<string> = new Set(['send messages']);
