import { ages } from '../../base/ages';
import { addDays, type PlainDate } from '../../base/plain-date';
import { ageOn } from '../../people/age';
import { activeBeneficiaries } from '../../people/beneficiaries';
import { wholeBenefit } from '../../people/beneficiary-shares';
import { type BeneficiaryAtDeath, type EstateOf, type Payee, type PayeeFacts } from './payee';

/** Days after the decision in which a parent or an account of somebody under 18 can be named; then the Guardian's Fund is paid. */
const guardianDays = 90;

/** Whether the time is over in which a parent or an account of somebody under 18 can be named. Source: docs/domain/claims.md#c6-1. */
export const isForGuardiansFund = (decidedOn: PlainDate, today: PlainDate): boolean =>
  today > addDays(decidedOn, guardianDays);

/**
 * Who is paid. On the main member's death the beneficiaries, or the estate where there is none; on another death the main member, or
 * the main member's beneficiaries where the main member died too. Whoever caused the death unlawfully is never paid.
 * Source: docs/domain/claims.md#c6-1.
 *
 * @param today decides who is under 18, and whether the time to name a guardian is over
 */
export function payeesOf({ mainMember, beneficiaries, decidedOn }: PayeeFacts, today: PlainDate): Payee[] {
  const { diedOn, partInDeath } = mainMember;
  if (diedOn === null) {
    if (partInDeath === 'UNLAWFUL') return [estate('PERSON_WHO_DIED')];
    const needs = partInDeath === 'CHARGED' ? 'VERDICT' : null;
    return [{ kind: 'POLICYHOLDER', beneficiaryId: null, estateOf: null, share: wholeBenefit, needs }];
  }
  const entitled = activeBeneficiaries({ Beneficiaries: beneficiaries }).filter((person) => isEntitled(person, diedOn));
  if (entitled.length === 0) return [estate('MAIN_MEMBER')];
  return entitled.map((person) => payeeFor(person, { decidedOn, today }));
}

/** Nobody inherits a nomination: who died first, or at the same time, has none. The time of day is not known, so a day counts as one. */
const isEntitled = ({ diedOn, partInDeath }: BeneficiaryAtDeath, mainMemberDiedOn: PlainDate): boolean =>
  partInDeath !== 'UNLAWFUL' && (diedOn === null || diedOn > mainMemberDiedOn);

const estate = (estateOf: EstateOf): Payee => ({
  kind: 'ESTATE',
  beneficiaryId: null,
  estateOf,
  share: wholeBenefit,
  needs: 'EXECUTOR',
});

function payeeFor(person: BeneficiaryAtDeath, days: { decidedOn: PlainDate; today: PlainDate }): Payee {
  const { id: beneficiaryId, Benefit_Share: share, diedOn, partInDeath } = person;
  const payee: Payee = { kind: 'BENEFICIARY', beneficiaryId, estateOf: null, share, needs: null };
  if (partInDeath === 'CHARGED') return { ...payee, needs: 'VERDICT' };
  if (diedOn !== null) return { ...payee, kind: 'ESTATE', estateOf: 'BENEFICIARY', needs: 'EXECUTOR' };
  return ageOn(person.Date_Of_Birth, days.today) < ages.adult ? { ...payee, ...payeeForMinor(person, days) } : payee;
}

function payeeForMinor(
  { minorPaidInto }: BeneficiaryAtDeath,
  { decidedOn, today }: { decidedOn: PlainDate; today: PlainDate },
): Pick<Payee, 'kind' | 'needs'> {
  if (minorPaidInto === 'OWN_ACCOUNT') return { kind: 'BENEFICIARY', needs: null };
  if (minorPaidInto === 'PARENT_ACCOUNT') return { kind: 'GUARDIAN', needs: null };
  return isForGuardiansFund(decidedOn, today)
    ? { kind: 'GUARDIANS_FUND', needs: null }
    : { kind: 'BENEFICIARY', needs: 'GUARDIAN' };
}
