import { type AccountVerification, verificationSentence, verificationStatus } from '@portal/domain';
import { tellClaimant } from '@portal/service-change-pipeline';
import { type AccountVerifier, holderOf, verifyAccount, withAccount } from '@portal/service-payments';
import {
  appendAudit,
  type ClaimAccount,
  type Claimant,
  claimAccountsAwaiting,
  type ClaimAccountRow,
  type ClaimRow,
  findClaim,
  inTransaction,
  lockClaim,
  lockPolicy,
  markClaimAccountAnswered,
  oneByOne,
  payoutsOfClaims,
  type PolicyRow,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { followFacts } from './follow-facts';
import { holderNumber } from './holder-number';
import { payoutsMadeReady } from './payouts-made-ready';
import { type RoundTools } from './round-tools';

interface AskingTools extends RoundTools {
  accounts: AccountVerifier;
}

/** Accounts asked about in one round of the job. */
const mostARound = 50;

/**
 * Asks again about every account of a claimant whose bank had not answered. One that is confirmed is paid into from then on; one that is not
 * asks for a letter of the bank or another account. Gives how many were answered. Source: docs/domain/banking.md#r3-3 and docs/domain/claims.md#c6-2.
 */
export async function askAgainAboutClaimAccounts(tools: AskingTools, signal?: AbortSignal): Promise<number> {
  const work = await oneByOne(tools, 'CLAIM_ACCOUNT_CHECK');
  const awaiting = await claimAccountsAwaiting(tools.database, work.batch(mostARound));
  const itemOf = ({ accountId: id }: ClaimAccountRow) => ({ id, policyNumber: null });
  return work.goThrough(awaiting, itemOf, (account) => askAgain(tools, account), signal);
}

/** An account, who gave it, and by which number the bank knows whose it is. */
interface Given {
  claimant: Claimant;
  account: ClaimAccount;
  idNumber: string | null;
}

/** An account of somebody who claims, or of the funeral parlour that they chose; null once they gave another one. */
function givenOf(claim: ClaimRow | null, { accountId }: ClaimAccountRow): Given | null {
  const given = (claim?.record.claimants ?? []).flatMap((claimant): Given[] => {
    const { account, parlour } = claimant;
    return [
      ...(account ? [{ claimant, account, idNumber: holderNumber(claimant, holderOf(claimant, account)) }] : []),
      ...(parlour ? [{ claimant, account: parlour.account, idNumber: parlour.registrationNumber }] : []),
    ];
  });
  return given.find(({ account }) => account.id === accountId) ?? null;
}

async function askAgain(tools: AskingTools, row: ClaimAccountRow): Promise<boolean> {
  const claim = await findClaim(tools.database, row.claimId);
  const given = givenOf(claim, row);
  const verification =
    given &&
    (await verifyAccount(tools.accounts, {
      reference: row.accountId,
      accountNumber: row.accountNumber,
      branchCode: given.account.Branch_Code,
      accountType: given.account.Account_Type,
      holderName: given.account.Account_Holder_Name,
      idNumber: given.idNumber,
    }));
  if (verification?.result === 'NO_ANSWER') return false;
  await inTransaction(tools.database, async (tx) => {
    const policy = claim && (await lockPolicy(tx, claim.policyNumber));
    const held = await lockClaim(tx, row.claimId);
    await markClaimAccountAnswered(tx, row.claimId, row.accountId);
    if (policy && held && verification && givenOf(held, row)) {
      await note(tools, tx, { claim: held, policy, row, verification });
    }
  });
  return true;
}

interface Answered {
  claim: ClaimRow;
  policy: PolicyRow;
  row: ClaimAccountRow;
  verification: AccountVerification;
}

/** Notes what the bank said. Whoever is to be paid and cannot be now is asked where to pay. */
async function note(
  { clock, random }: AskingTools,
  tx: Transaction,
  { claim, policy, row, verification }: Answered,
): Promise<void> {
  const now = clock.now();
  const isVerified = verification.result === 'VERIFIED';
  const told = {
    Verification_Status: verificationStatus(verification),
    Verification_Message: verificationSentence(isVerified ? { result: 'VERIFIED', reason: null } : verification),
  };
  const claimants = withAccount(claim.record.claimants, row.accountId, told);
  const draft = followFacts({ ...claim, record: { ...claim.record, claimants } }, { now, uuid: () => random.uuid() });
  const saved = await saveClaim(tx, claim, draft, now);
  const by = { at: now, actorType: 'SYSTEM', policyNumber: claim.policyNumber } as const;
  await payoutsMadeReady(tx, saved, { payouts: await payoutsOfClaims(tx, [claim.id]), by });
  const holder = givenOf(saved, row)?.claimant ?? null;
  if (holder && !isVerified && (saved.status === 'APPROVED' || saved.status === 'PAID')) {
    await tellClaimant({ random }, tx, { claim: saved, policy }, holder, { type: 'CLAIM_ACCOUNT' }, now);
  }
  await appendAudit(tx, {
    ...by,
    action: 'CLAIM_ACCOUNT_ANSWERED',
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: claim.id,
    reason: verification.reason ?? verification.result,
  });
}
