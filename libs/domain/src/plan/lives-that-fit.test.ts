import { expect, it } from 'vitest';
import { livesOf } from './lives';
import {
  checkRoomForBeneficiary,
  checkRoomForChild,
  checkRoomForExtendedMember,
  checkRoomForSpouse,
  checkTakesChildren,
  checkTakesSpouse,
} from './lives-that-fit';
import { fail, ok } from '../base/result';

it.each([
  { plan: 'Silver Family Plan', takes: { spouse: true, children: true, extendedMembers: true } },
  { plan: 'Silver Single Parent Plan', takes: { spouse: false, children: true, extendedMembers: true } },
  { plan: 'Silver Single Member Plan', takes: { spouse: false, children: false, extendedMembers: true } },
])('a $plan takes $takes', ({ plan, takes }) => {
  expect(livesOf(plan)).toEqual(takes);
});

it('says which plan would take a spouse or children', () => {
  expect(checkTakesSpouse('Silver Family Plan')).toEqual(ok(true));
  expect(checkTakesSpouse('Silver Single Parent Plan')).toEqual(
    fail('Your plan does not cover a spouse. Change to a Family plan to add a spouse.'),
  );
  expect(checkTakesChildren('Silver Single Parent Plan')).toEqual(ok(true));
  expect(checkTakesChildren('Silver Single Member Plan')).toEqual(
    fail('Your plan does not cover children. Change to a Single Parent or Family plan to add children.'),
  );
});

it.each([
  {
    check: checkRoomForSpouse,
    most: 1,
    message: 'There is already a spouse on this policy. Add another spouse as an extended member.',
    code: 'SPOUSE_EXISTS',
  },
  {
    check: checkRoomForChild,
    most: 6,
    message: 'You can add at most 6 children. Add further children as extended members.',
    code: 'TOO_MANY',
  },
  { check: checkRoomForExtendedMember, most: 10, message: 'You can add at most 10 extended members', code: 'TOO_MANY' },
  { check: checkRoomForBeneficiary, most: 5, message: 'You can nominate at most 5 beneficiaries', code: 'TOO_MANY' },
])('there is room for $most: $message', ({ check, most, message, code }) => {
  expect(check(most - 1)).toEqual(ok(true));
  expect(check(most)).toEqual(fail(message, code));
});
