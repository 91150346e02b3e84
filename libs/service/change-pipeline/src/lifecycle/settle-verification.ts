import { type AccountVerification, verificationSentence, verificationStatus } from '@portal/domain';
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
import { noticeOfDecision, tellDecision } from '../base/notices';
import { assessRisk } from '../risk/assess-risk';
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
 * nothing waits for it any more. Source: docs/domain/banking.md#r3-3 and docs/domain/changes.md#r7-2.
 */
export const settleVerification = (
  tools: Tools,
  { policyNumber, bankingDetailsId }: Answered,
  verification: AccountVerification | null,
): Promise<void> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const found = await lockPolicy(tx, policyNumber);
    await markAnswered(tx, policyNumber, bankingDetailsId);
    if (found === null || verification === null) return;
    const { row } = await processDueEvents(tools, tx, found, now);
    const actions = await unsettledActions(tx, policyNumber);
    const action = actions.find(({ record }) => record.proposedValue?.['id'] === bankingDetailsId);
    if (action) await decide(tools, tx, { row, action, verification, now });
    else await noteOnRecord(tx, row, { bankingDetailsId, verification, now });
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

/** What waits for staff only because of the bank is settled by the bank; what the customer must agree to only learns of it. */
async function decide(tools: Tools, tx: Transaction, { row, action, verification, now }: Deciding): Promise<void> {
  const proposedValue = { ...action.record.proposedValue, ...told(verification, now) };
  const record = { ...action.record, proposedValue };
  const isBanks = record.approverType === 'STAFF' && action.status === 'PENDING';
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
  if (!isBanks) {
    await saveApprovalAction(tx, { ...action, ...(await assessRisk(tx, row, record)), record });
  } else if (verification.result === 'VERIFIED') {
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

async function noteOnRecord(tx: Transaction, row: PolicyRow, { bankingDetailsId, verification, now }: Noting) {
  const { BankingDetails } = row.record;
  if (BankingDetails?.id !== bankingDetailsId) return;
  const next: StoredBankingDetails = { ...BankingDetails, ...told(verification, now) };
  await saveStanding(tx, { ...row.record, BankingDetails: next }, row.version, now);
}
