import { type AccountVerification, isFinalStatus, verificationSentence, verificationStatus } from '@portal/domain';
import {
  aboutAction,
  type ApprovalActionRow,
  appendAudit,
  findApprovalAction,
  inTransaction,
  lockPolicy,
  markAnswered,
  type PolicyRow,
  saveApprovalAction,
  saveStanding,
  type StoredBankingDetails,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { endAction } from './end-action';
import { type Notice, noticeOfDecision, sendNotices, tellDecision } from '../base/notices';
import { assessRisk } from '../risk/assess-risk';
import { heldUntil } from '../rules/may-change';
import { applyApproved, processDueEvents } from './process-due-events';
import { type PipelineTools } from '../base/tools';

type Tools = Pick<PipelineTools, 'database' | 'clock' | 'random' | 'creditorShortName'>;

/** The account that a bank has answered about. */
interface Answered {
  policyNumber: string;
  bankingDetailsId: string;
}

/**
 * Lets happen what waited for a bank's word: a confirmed account is applied, a refused one declined with the bank's reason. Null:
 * nothing waits for it any more. An account that is confirmed while the cellphone number is new is asked about again until that is over, and is
 * applied then. Source: docs/domain/banking.md#r3-3 and docs/domain/changes.md#r7-2.
 */
export const settleVerification = (
  tools: Tools,
  { policyNumber, bankingDetailsId }: Answered,
  verification: AccountVerification | null,
): Promise<void> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const found = await lockPolicy(tx, policyNumber);
    if (found === null || verification === null) return markAnswered(tx, policyNumber, bankingDetailsId);
    const { row } = await processDueEvents(tools, tx, found, now);
    const actions = await unsettledActions(tx, policyNumber);
    const action = actions.find(({ record }) => record.proposedValue?.['id'] === bankingDetailsId);
    const deciding = action && { row, action, verification, now };
    if (deciding && isHeld(deciding)) return noteHeld(tx, deciding);
    await markAnswered(tx, policyNumber, bankingDetailsId);
    if (deciding) await decide(tools, tx, deciding);
    else await noteOnRecord(tools, tx, row, { bankingDetailsId, verification, now });
  });

const told = (verification: AccountVerification, now: Date) => ({
  Verification_Status: verificationStatus(verification),
  Verification_Message: verificationSentence(verification),
  Verified_At: verification.result === 'VERIFIED' ? now.toISOString() : null,
});

interface Deciding {
  row: PolicyRow;
  action: ApprovalActionRow;
  verification: AccountVerification;
  now: Date;
}

/** What waits for staff only because of the bank. */
const isBanks = ({ action: { record, status } }: Deciding): boolean =>
  record.approverType === 'STAFF' && status === 'PENDING';

/** Whether an account that the bank confirms is not put in yet, because the cellphone number is new. */
const isHeld = (deciding: Deciding): boolean =>
  isBanks(deciding) &&
  deciding.verification.result === 'VERIFIED' &&
  heldUntil(deciding.action.record.actionType, deciding.row, deciding.now) !== null;

/** A bank that says the same again is not noted again. */
const noteHeld = async (tx: Transaction, deciding: Deciding): Promise<void> =>
  deciding.action.record.proposedValue?.['Verification_Status'] === 'VERIFIED'
    ? undefined
    : void (await note(tx, deciding));

/** Writes down what the bank said, and gives the request with it. */
async function note(tx: Transaction, { row, action, verification, now }: Deciding): Promise<ApprovalActionRow> {
  const proposedValue = { ...action.record.proposedValue, ...told(verification, now) };
  const record = { ...action.record, proposedValue };
  await appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber: row.policyNumber,
    action: 'ACCOUNT_ANSWERED',
    outcome: 'SUCCEEDED',
    entityType: 'BANKING_DETAILS',
    entityId: record.entityId,
    reason: verification.reason ?? verification.result,
    after: aboutAction(action.id),
  });
  return saveApprovalAction(tx, { ...action, ...(await assessRisk(tx, row, record)), record });
}

/** What waits only for the bank is settled by the bank; what the customer must agree to only learns of it. */
async function decide(tools: Tools, tx: Transaction, deciding: Deciding): Promise<void> {
  const { row, verification, now } = deciding;
  const action = await note(tx, deciding);
  const { record } = action;
  if (!isBanks(deciding)) return;
  if (verification.result === 'VERIFIED') {
    const approved = await saveApprovalAction(tx, { ...action, status: 'APPROVED', record });
    await applyApproved(tools, tx, row, approved, now);
    const settled = await findApprovalAction(tx, row.policyNumber, action.id);
    if (settled?.status !== 'FAILED') {
      await tellDecision(tools, tx, row, noticeOfDecision('CHANGE_APPROVED', record), now);
    }
  } else {
    const comment = verificationSentence(verification);
    const declined = { ...action, record: { ...record, comment, decidedAt: now.toISOString() } };
    await tellDecision(tools, tx, row, noticeOfDecision('CHANGE_DECLINED', declined.record), now);
    await endAction(tools, tx, row, declined, { status: 'DECLINED', now });
  }
}

interface Noting {
  bankingDetailsId: string;
  verification: AccountVerification;
  now: Date;
}

/** What the bank says of the account of a new policy. A policy that has ended, as one that was taken back, is not changed any more. */
async function noteOnRecord(
  tools: Tools,
  tx: Transaction,
  row: PolicyRow,
  { bankingDetailsId, verification, now }: Noting,
) {
  const { BankingDetails } = row.record;
  if (BankingDetails?.id !== bankingDetailsId || isFinalStatus(row.status)) return;
  const next: StoredBankingDetails = { ...BankingDetails, ...told(verification, now) };
  const saved = await saveStanding(tx, { ...row.record, BankingDetails: next }, row.version, now);
  const isNews = next.Verification_Status !== BankingDetails.Verification_Status;
  if (isNews) await sendNotices(tools, tx, saved, noticesOfRefused(saved, verification), now);
}

/** Whoever applied with an account that cannot be used chooses another one, or another way to pay: without a premium nothing begins. */
function noticesOfRefused({ record, status }: PolicyRow, verification: AccountVerification): Notice[] {
  const isAwaited = status === 'PENDING' && record.PaymentMethod.Payment_Method === 'DEBIT_ORDER';
  if (verification.result !== 'FAILED' || !isAwaited) return [];
  const reason = verificationSentence(verification);
  return [{ type: 'NEW_MANDATE_NEEDED', reason, isFirst: true, smsTo: record.MainMember.Cell_Number }];
}
