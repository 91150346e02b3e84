import { policiesMigration } from './0001-policies';
import { identityMigration } from './0002-identity';
import { portalMigration } from './0003-portal';
import { auditMigration } from './0004-audit';
import { selectedPolicyMigration } from './0005-selected-policy';
import { changesMigration } from './0006-changes';
import { keptAnswersMigration } from './0007-kept-answers';
import { coverIncreasesMigration } from './0008-cover-increases';
import { applicationsMigration } from './0009-applications';
import { schedulesMigration } from './0010-schedules';
import { ledgerMigration } from './0011-ledger';
import { leftOverMigration } from './0028-left-over';
import { notificationsByAgeMigration } from './0029-notifications-by-age';
import { partialUploadsMigration } from './0030-partial-uploads';
import { debitOrdersMigration } from './0012-debit-orders';
import { certificatesMigration } from './0013-certificates';
import { staffMigration } from './0014-staff';
import { workbenchMigration } from './0015-workbench';
import { policySearchMigration } from './0016-policy-search';
import { readAuditMigration } from './0017-read-audit';
import { standingMigration } from './0018-standing';
import { messagesAndRemindersMigration } from './0019-messages-and-reminders';
import { collectionsMigration } from './0020-collections';
import { unusedMoneyMigration } from './0021-unused-money';
import { personKeysMigration } from './0022-person-keys';
import { askersOfPinsMigration } from './0023-askers-of-pins';
import { auditAnchorsMigration } from './0024-audit-anchors';
import { foreignRequestsMigration } from './0025-foreign-requests';
import { closedItemsMigration } from './0026-closed-items';
import { providerRoundsMigration } from './0027-provider-rounds';
import { jobsMigration } from './0031-jobs';
import { statusPeriodsMigration } from './0032-status-periods';
import { deathReportsMigration } from './0033-death-reports';
import { claimsMigration } from './0034-claims';
import { payoutSendingsMigration } from './0035-payout-sendings';
import { claimantSessionsMigration } from './0036-claimant-sessions';
import { claimRemindersMigration } from './0037-claim-reminders';
import { coverAfterDeathMigration } from './0038-cover-after-death';
import { policiesAfterDeathMigration } from './0039-policies-after-death';
import { reportSessionsMigration } from './0040-report-sessions';
import { vouchersMigration } from './0041-vouchers';
import { deathRegisterMigration } from './0042-death-register';
import { askingRegisterMigration } from './0043-asking-register';
import { voucherProofsMigration } from './0050-voucher-proofs';
import { firstVoucherMigration } from './0051-first-voucher';
import { setApartItemsMigration } from './0052-set-apart-items';
import { holderOfMessageMigration } from './0053-holder-of-message';
import { holderOfEarlierMessagesMigration } from './0054-holder-of-earlier-messages';
import { remindersLookedAtAgainMigration } from './0055-reminders-looked-at-again';
import { debitsOfMonthMigration } from './0058-debits-of-month';
import { type Migration } from './migration';

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [
  policiesMigration,
  identityMigration,
  portalMigration,
  auditMigration,
  selectedPolicyMigration,
  changesMigration,
  keptAnswersMigration,
  coverIncreasesMigration,
  applicationsMigration,
  schedulesMigration,
  ledgerMigration,
  debitOrdersMigration,
  certificatesMigration,
  staffMigration,
  workbenchMigration,
  policySearchMigration,
  readAuditMigration,
  standingMigration,
  messagesAndRemindersMigration,
  collectionsMigration,
  unusedMoneyMigration,
  personKeysMigration,
  askersOfPinsMigration,
  auditAnchorsMigration,
  foreignRequestsMigration,
  closedItemsMigration,
  providerRoundsMigration,
  leftOverMigration,
  notificationsByAgeMigration,
  partialUploadsMigration,
  jobsMigration,
  statusPeriodsMigration,
  deathReportsMigration,
  claimsMigration,
  payoutSendingsMigration,
  claimantSessionsMigration,
  claimRemindersMigration,
  coverAfterDeathMigration,
  policiesAfterDeathMigration,
  reportSessionsMigration,
  vouchersMigration,
  deathRegisterMigration,
  askingRegisterMigration,
  voucherProofsMigration,
  firstVoucherMigration,
  setApartItemsMigration,
  holderOfMessageMigration,
  holderOfEarlierMessagesMigration,
  remindersLookedAtAgainMigration,
  debitsOfMonthMigration,
];
