import { expect, it } from 'vitest';
import { aCoveredFamily, aLife } from '../testing/a-covered-family';
import { today } from '../testing/said-of-cover';
import { type PolicyWithLives } from './cover-facts';
import { coverToday } from './policy-cover';
import { lapseToComeSentence, policyCoverSentence } from './policy-cover-words';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const inGrace = { Policy_Status: 'IN_GRACE', Arrears_Amount: 288, Grace_End_Date: '2026-12-14' } as const;

it.each<{ why: string; given: Partial<PolicyWithLives>; says: string | null }>([
  { why: 'in force', given: {}, says: null },
  { why: 'in grace', given: inGrace, says: 'Covered until 14 December. Pay R 288 to keep it' },
  {
    why: 'lapsed',
    given: { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15' },
    says: 'Not covered since 15 October. Pay by 13 January to bring it back',
  },
  {
    why: 'waiting for its first premium',
    given: { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' },
    says: 'Cover starts on 1 December 2026 once the first premium of R 288 is paid',
  },
  {
    why: 'paid up',
    given: { Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' },
    says: 'Covered without premiums until 30 November 2028',
  },
  {
    why: 'cancelled',
    given: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31' },
    says: 'Cover ended on 31 August 2026. The policy was cancelled',
  },
  {
    why: 'claimed after the death of its main member',
    given: {
      Policy_Status: 'CLAIMED',
      MainMember: aLife('Thandi', { Life_Status: 'DECEASED', Cover_End_Date: '2026-09-10' }),
    },
    says: 'Not covered. The claim was paid and the policy has ended',
  },
])('a policy that is $why says: $says', ({ given, says }) => {
  expect(plain(policyCoverSentence(coverToday(aCoveredFamily(given), today)))).toBe(says);
});

it('says from which day a policy whose grace ends covers nobody', () => {
  expect(lapseToComeSentence('2026-12-14')).toBe(
    'The policy lapses on 15 December 2026, and from that day nobody on it is covered',
  );
  expect(lapseToComeSentence(null)).toBe('The policy lapses, and nobody on it is covered any more');
});
