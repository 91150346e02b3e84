import {
  type ClaimRecord,
  findAccountNumber,
  insertClaimAccount,
  type PolicyRow,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { placeOnClaim } from '../place-on-claim';

interface Paying {
  claim: { id: string; record: ClaimRecord };
  policy: Pick<PolicyRow, 'policyNumber' | 'record'>;
  now: Date;
}

/**
 * Whoever paid the premiums from an account of their own, among those who are paid on a claim: into the account that the premiums came from.
 * Gives the record with them, and their id; null where no account is known.
 */
export async function withPremiumPayer(
  { random }: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { claim, policy, now }: Paying,
): Promise<{ record: ClaimRecord; payerId: string | null }> {
  const { BankingDetails: from } = policy.record;
  const { id: claimId, record } = claim;
  const known = record.claimants.find(
    ({ role, account }) => role === 'FAMILY' && account !== null && account.id === from?.id,
  );
  if (known) return { record, payerId: known.id };
  const accountNumber = from && (await findAccountNumber(tx, policy.policyNumber, from.id));
  if (!from || !accountNumber) return { record, payerId: null };
  const payerId = random.uuid();
  await insertClaimAccount(tx, {
    claimId,
    accountId: from.id,
    claimantId: payerId,
    accountNumber,
    awaitsAnswer: false,
    createdAt: now,
  });
  const { Account_Holder_Name, Bank_Name, Branch_Code, Account_Type, Account_Number } = from;
  const account = {
    id: from.id,
    Account_Holder_Name,
    Bank_Name,
    Branch_Code,
    Account_Type,
    Account_Number,
    Verification_Status: from.Verification_Status,
    Verification_Message: from.Verification_Message ?? '',
    waitsForAdministrator: false,
    setAt: now.toISOString(),
  };
  const payer = { ...placeOnClaim({ id: payerId, role: 'FAMILY', name: Account_Holder_Name }), account };
  return { record: { ...record, claimants: [...record.claimants, payer] }, payerId };
}
