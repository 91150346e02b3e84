import { fail, ok, type Result } from '../base/result';
import { livesOf, mostLives } from './lives';

/** Refuses a spouse on a plan that takes none. */
export const checkTakesSpouse = (productName: string): Result<true> =>
  livesOf(productName).spouse
    ? ok(true)
    : fail('Your plan does not cover a spouse. Change to a Family plan to add a spouse.');

/** Refuses children on a plan that takes none. */
export const checkTakesChildren = (productName: string): Result<true> =>
  livesOf(productName).children
    ? ok(true)
    : fail('Your plan does not cover children. Change to a Single Parent or Family plan to add children.');

const roomFor =
  (most: number, sentence: string, code: string) =>
  (present: number): Result<true> =>
    present < most ? ok(true) : fail(sentence, code);

/** Each takes the number already on the policy and says whether one more may join. */
export const checkRoomForSpouse = roomFor(
  mostLives.spouse,
  'There is already a spouse on this policy. Add another spouse as an extended member.',
  'SPOUSE_EXISTS',
);
export const checkRoomForChild = roomFor(
  mostLives.children,
  `You can add at most ${mostLives.children} children. Add further children as extended members.`,
  'TOO_MANY',
);
export const checkRoomForExtendedMember = roomFor(
  mostLives.extendedMembers,
  `You can add at most ${mostLives.extendedMembers} extended members`,
  'TOO_MANY',
);
export const checkRoomForBeneficiary = roomFor(
  mostLives.beneficiaries,
  `You can nominate at most ${mostLives.beneficiaries} beneficiaries`,
  'TOO_MANY',
);
