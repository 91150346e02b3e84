import { aBeneficiary } from '../builders/a-beneficiary';
import { aMainMember } from '../builders/a-main-member';
import { aPolicy } from '../builders/a-policy';
import { aSpouse } from '../builders/a-spouse';
import { approve, type ClaimStory } from '../builders/claims/claim-story';
import { idOf } from '../builders/derived';
import { monthsAgo } from '../builders/due-day';
import { policyNumber } from '../builders/policy-number';
import { upToDate } from '../builders/standing';
import { waitingPeriodEnd } from '@portal/domain';
import { addDays } from '@portal/domain';
import { priya, zanele } from '../builders/claims/claims-staff';

/** The cover of the husband was raised by R25 000, which still waits. */
const raisedOn = (startDate: string) => ({
  lifeId: idOf(`${policyNumber(1075)}/spouse`),
  amount: 25_000,
  startDate,
  waitingPeriodEndDate: waitingPeriodEnd(startDate),
});

/** A husband died of an unknown cause: what every cause pays is paid at once, the rest is looked into. */
export const claimDisputed: ClaimStory = {
  title: 'A husband died of an unknown cause: what every cause pays is paid at once, the rest is looked into',
  signIn: policyNumber(1075),
  policyOn: (today) =>
    aPolicy(today, {
      number: policyNumber(1075),
      plan: 'prd-fa-075',
      inception: monthsAgo(today, 28),
      standing: upToDate(today),
      MainMember: aMainMember(today, { name: 'Nandi Zulu', age: 43, gender: 'FEMALE', Marital_Status: 'MARRIED_ANC' }),
      Spouse: aSpouse(today, { name: 'Musa Zulu', age: 45, gender: 'MALE' }),
      Beneficiaries: [
        aBeneficiary(today, { name: 'Musa Zulu', age: 45, gender: 'MALE', Relationship: 'SPOUSE', Benefit_Share: 100 }),
      ],
      more: { Cover_Increases: [raisedOn(monthsAgo(today, 3))] },
    }),
  opened: {
    who: 'Spouse',
    diedOn: (today) => addDays(today, -24),
    place: 'N3 near Pietermaritzburg',
    cause: 'UNKNOWN',
    by: 'POLICYHOLDER',
    daysAgo: 21,
    time: '08:30',
  },
  acts: [
    { is: 'ACCOUNT_GIVEN', daysAgo: 20, time: '11:00', by: 'Nandi Zulu', bank: 'FNB' },
    { is: 'ALL_SENT', daysAgo: 16, time: '07:30', by: 'Nandi Zulu' },
    { is: 'ALL_ACCEPTED', daysAgo: 16, time: '09:00', by: zanele, cause: 'UNKNOWN' },
    { is: 'DEATH_CONFIRMED', daysAgo: 16, time: '09:10', by: zanele },
    {
      is: 'RECOMMENDED',
      daysAgo: 16,
      time: '09:20',
      by: zanele,
      said: { ...approve('UNKNOWN'), kind: 'PART_APPROVE', reasonText: 'what caused the accident' },
    },
    { is: 'CONFIRMED', daysAgo: 16, time: '10:30', by: priya, note: null },
    { is: 'PAID', daysAgo: 12, time: '10:05' },
  ],
};
