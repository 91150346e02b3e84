import { planCategory } from './plan-category';
import { fail, ok, type Result } from '../base/result';

/** Which lives a plan takes besides the main member. Source: docs/domain/lives.md#r4-5. */
const livesTaken = {
  'single-member': { spouse: false, children: false, extendedMembers: true },
  'single-parent': { spouse: false, children: true, extendedMembers: true },
  family: { spouse: true, children: true, extendedMembers: true },
} as const;

export interface LivesTaken {
  spouse: boolean;
  children: boolean;
  extendedMembers: boolean;
}

/** The lives a plan of this name takes. */
export const livesOf = (productName: string): LivesTaken => livesTaken[planCategory(productName)];

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

/** The most of each on one policy. */
export const mostLives = { spouse: 1, children: 6, extendedMembers: 10, beneficiaries: 5, stillbornClaims: 2 } as const;

/** So long life partners have lived together before one is covered as the spouse of the other. Source: docs/domain/lives.md#r4-5. */
export const lifePartnerMonths = 6;

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
