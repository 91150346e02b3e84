import {
  askBank,
  claimsOfPolicies,
  ensureCustomer,
  givePolicyTo,
  lockClaim,
  type PolicyRow,
  resettlePremiums,
  saveClaim,
  settledPremiumsOf,
  type StoredPolicy,
} from '@portal/service-store';
import { type Applying } from './applying';
import { type Placement } from '../record/put-entity';
import { withCreditOfTakeover } from '../takeover/policy-taken-over';

/** The policy as it goes on, with the credit of months that were taken at the premium before; those are settled with what they cost now. */
export async function withTakeover(
  { tx, row }: Applying,
  { takeover, effectiveDate }: Pick<Placement, 'takeover' | 'effectiveDate'>,
  after: StoredPolicy,
): Promise<StoredPolicy> {
  if (takeover === undefined) return after;
  const settled = await settledPremiumsOf(tx, row.policyNumber);
  const credited = withCreditOfTakeover(row.record, after, { takeover, on: effectiveDate, settled });
  await resettlePremiums(tx, row.policyNumber, credited.months);
  return credited.policy;
}

/**
 * Gives a policy to whoever took it over: they sign in to it from now on, and nobody who was signed in to it before. The claim for the main
 * member keeps the policy as it was, and the bank is asked about the new account.
 */
export async function passOn({ tools, tx, row: before, now }: Applying, after: PolicyRow): Promise<PolicyRow> {
  const { MainMember, BankingDetails } = after.record;
  const customerId = await ensureCustomer(tx, MainMember, tools.random.uuid(), now);
  if (BankingDetails) await askBank(tx, after.policyNumber, BankingDetails.id);
  for (const { id } of await claimsOfPolicies(tx, [after.policyNumber])) {
    const claim = await lockClaim(tx, id);
    if (claim === null || claim.record.lifeId !== before.record.MainMember.id) continue;
    await saveClaim(
      tx,
      claim,
      { status: claim.status, record: { ...claim.record, beforeTakeover: before.record } },
      now,
    );
  }
  return givePolicyTo(tx, after, customerId);
}
