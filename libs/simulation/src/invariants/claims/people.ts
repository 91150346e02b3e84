import { ageOn, isOpenClaim, minorLimit, toCents } from '@portal/domain';
import { type ClaimRow, type PayoutRow } from '@portal/service-store';
import { BrokenInvariant } from '../../world/broken-invariant';

/** Of one person on one policy at most one claim is open. Source: docs/domain/claims.md#c2-3. */
export function checkOneOpenClaim(claims: readonly ClaimRow[]): void {
  const open = claims.filter(({ status, record }) => isOpenClaim(status) && record.lifeId !== null);
  const lives = open.map(({ policyNumber, record }) => `${policyNumber} ${record.lifeId}`);
  if (new Set(lives).size < lives.length) {
    throw new BrokenInvariant('one-open-claim-of-a-life', 'two claims about one person are open');
  }
}

/** What is paid back of premiums is no benefit. */
const benefitCents = ({ record: { lines } }: PayoutRow) =>
  lines.filter(({ label }) => label !== 'Premiums paid back').reduce((sum, { amount }) => sum + toCents(amount), 0);

/** Nobody is paid for more than the law allows at their age, over all policies together. Source: docs/domain/claims.md#c4-2. */
export function checkPaidMaximum(claims: readonly ClaimRow[], payouts: readonly PayoutRow[]): void {
  const known = claims.filter(({ numberKey, status }) => numberKey !== null && status !== 'VOID');
  for (const ofPerson of Map.groupBy(known, ({ numberKey }) => numberKey).values()) {
    const [{ deceased, dateOfDeath } = { deceased: null, dateOfDeath: '' }] = ofPerson.map(({ record }) => record);
    const ids = new Set(ofPerson.map(({ id }) => id));
    const paid = payouts.filter(({ claimId, status }) => ids.has(claimId) && status !== 'CANCELLED');
    const cents = paid.reduce((sum, payout) => sum + benefitCents(payout), 0);
    const age = ageOn(deceased?.dateOfBirth ?? dateOfDeath, dateOfDeath);
    if (cents > toCents(minorLimit(age))) {
      throw new BrokenInvariant('paid-within-legal-maximum', `${cents} cents are paid for somebody aged ${age}`);
    }
  }
}
