import { expect, it } from 'vitest';
import { products, supplementaryBenefits } from '../../catalogue';
import { type PolicyAtConfirmation } from './at-confirmation';
import { livesLeft } from './lives-left';
import { premiumIfTakenOver } from './premium-if-taken-over';
import { aChildBorn, aFamilyOn, aRelativeBorn } from './testing/a-family-left';

const on = '2026-12-20';

it.each<{ why: string; more: Partial<PolicyAtConfirmation>; gives: number | null }>([
  { why: 'the spouse with children: Silver Single Parent', more: {}, gives: 87 },
  { why: 'the spouse alone: Silver Single Member', more: { Children: [] }, gives: 71 },
  {
    why: 'a guardian, whose age nobody knows',
    more: { Spouse: null, Children: [aChildBorn('Lindiwe', '2015-02-10')] },
    gives: null,
  },
  {
    why: 'nobody may',
    more: { Spouse: null, Children: [], ExtendedMembers: [aRelativeBorn('Grace', '1940-01-20')] },
    gives: null,
  },
])('of a Silver Family, $why: $gives', ({ more, gives }) => {
  const policy = aFamilyOn('Silver Family Plan', more);
  const left = livesLeft(policy, { deceasedId: 'thandi', on });
  const around = { died: '2026-11-10', left, on, plans: products, riders: supplementaryBenefits };
  expect(premiumIfTakenOver(policy, around)).toBe(gives);
});
