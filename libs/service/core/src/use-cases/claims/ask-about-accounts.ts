import { type AccountVerification, verificationSentence, verificationStatus } from '@portal/domain';
import { tellClaimant } from '@portal/service-change-pipeline';
import { type AccountVerifier, verifyAccount } from '@portal/service-payments';
import {
  appendAudit,
  type Claimant,
  claimAccountsAwaiting,
  type ClaimAccountRow,
  type ClaimRow,
  type Clock,
  type Database,
  findClaim,
  inTransaction,
  inTurn,
  lockClaim,
  lockPolicy,
  markClaimAccountAnswered,
  payoutsOfClaims,
  type PolicyRow,
  type RandomSource,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { followFacts } from './follow-facts';
import { payoutsMadeReady } from './payouts-made-ready';

interface AskingTools {
  database: Database;
  clock: Clock;
  random: RandomSource;
  accounts: AccountVerifier;
}

/**
 * Asks again about every account of a claimant whose bank had not answered. One that is confirmed is paid into from then on; one that is not
 * asks for a letter of the bank or another account. Gives how many were answered. Source: docs/domain/banking.md#r3-3 and docs/domain/claims.md#c6-2.
 */
export async function askAgainAboutClaimAccounts(tools: AskingTools, signal?: AbortSignal): Promise<number> {
  return inTurn(await claimAccountsAwaiting(tools.database), (account) => askAgain(tools, account), signal);
}

/** Whose account it is; null once they gave another one. */
const holderOf = (claim: ClaimRow | null, { accountId }: ClaimAccountRow): Claimant | null =>
  claim?.record.claimants.find(({ account }) => account?.id === accountId) ?? null;

async function askAgain(tools: AskingTools, row: ClaimAccountRow): Promise<boolean> {
  const claim = await findClaim(tools.database, row.claimId);
  const holder = holderOf(claim, row);
  const account = holder?.account ?? null;
  const verification =
    holder && account
      ? await verifyAccount(tools.accounts, {
          reference: row.accountId,
          accountNumber: row.accountNumber,
          branchCode: account.Branch_Code,
          accountType: account.Account_Type,
          holderName: account.Account_Holder_Name,
          idNumber: holder.idNumber,
        })
      : null;
  if (verification?.result === 'NO_ANSWER') return false;
  await inTransaction(tools.database, async (tx) => {
    const policy = claim && (await lockPolicy(tx, claim.policyNumber));
    const held = await lockClaim(tx, row.claimId);
    await markClaimAccountAnswered(tx, row.claimId, row.accountId);
    if (policy && held && verification && holderOf(held, row)) {
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
  const claimants = claim.record.claimants.map((one): Claimant =>
    one.account?.id === row.accountId ? { ...one, account: { ...one.account, ...told } } : one,
  );
  const draft = followFacts({ ...claim, record: { ...claim.record, claimants } }, { now, uuid: () => random.uuid() });
  const saved = await saveClaim(tx, claim, draft, now);
  const by = { at: now, actorType: 'SYSTEM', policyNumber: claim.policyNumber } as const;
  await payoutsMadeReady(tx, saved, { payouts: await payoutsOfClaims(tx, [claim.id]), by });
  const holder = holderOf(saved, row);
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
