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
  sweepSetApartItems,
} from '@portal/service-store';
import { type Job, type JobTools } from './job';

const hour = 3_600_000;

/** What most jobs work with. What fails of their work is set apart, and the log says why without naming it. */
const usual = ({ database, clock, random, log }: JobTools) => ({
  database,
  clock,
  random,
  report: (problem: object) => log({ level: 'error', event: 'set-apart', ...problem }),
});

/** The same with the name of the insurer on bank statements. */
const withShortName = (tools: JobTools) => ({ ...usual(tools), creditorShortName: tools.creditorShortName });

/**
 * What nobody asks for and has to happen: each by itself, so that one that fails holds up no other. Money is taken in before anything
 * falls due, so that nobody loses cover who has paid.
 */
export const allJobs: Record<string, Job> = {
  'reconcile payments': (tools, signal) => reconcile({ ...usual(tools), provider: tools.providers.payments }, signal),
  'expire unfinished payments': (tools, signal) => expirePayments(usual(tools), signal),
  'process due events': (tools, signal) => settleEverything(withShortName(tools), signal),
  'verify accounts again': (tools, signal) =>
    askAgainAboutAccounts({ ...usual(tools), accounts: tools.providers.accounts }, signal),
  'verify accounts of claims again': (tools, signal) =>
    askAgainAboutClaimAccounts({ ...usual(tools), accounts: tools.providers.accounts }, signal),
  'expire debit order requests': (tools, signal) => expireMandates(usual(tools), signal),
  'send debit order requests': (tools, signal) =>
    notifyBanks({ ...usual(tools), debtorBank: tools.providers.debtorBank }, signal),
  'collect premiums': (tools, signal) =>
    collectPremiums({ ...usual(tools), bank: tools.providers.collectingBank }, signal),
  'pay claims': (tools, signal) =>
    payClaims(
      {
        ...withShortName(tools),
        bank: tools.providers.payoutBank,
        vouchers: tools.providers.vouchers,
        guardiansFund: tools.guardiansFund ?? null,
      },
      signal,
    ),
  'send reminders': (tools, signal) => sendReminders(withShortName(tools), signal),
  'remind who claims': (tools, signal) =>
    remindClaimants({ ...usual(tools), guardiansFund: tools.guardiansFund ?? null }, signal),
  'ask the death register': (tools, signal) =>
    askAboutDeaths({ ...withShortName(tools), deathRegister: tools.providers.deathRegister }, signal),
  'policies whose main member died': (tools, signal) => endCoverAfterDeath(usual(tools), signal),
  'look up reports of a death': (tools, signal) => lookUpDeathReports(usual(tools), signal),
  'send messages': ({ database, clock, messenger, brand }, signal) =>
    sendMessages({ database, messenger, clock, brand, signal }),
  'anchor the audit': async ({ database, clock, auditKey, log }) => {
    const anchor = await anchorAudit({ database, clock, key: auditKey });
    // Kept with the log, outside the database: whoever cuts off anchors does not reach it.
    if (anchor)
      log({ level: 'info', event: 'audit anchored', number: anchor.number, rows: anchor.rows, mac: anchor.mac });
  },
  'delete old drafts and keys': async ({ database, clock }) => {
    await sweepChanges(database, clock.now());
    await sweepSetApartItems(database, clock.now());
  },
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
