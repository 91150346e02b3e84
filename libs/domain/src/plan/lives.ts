import { planCategory } from './plan-category';

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

/** The most of each on one policy. */
export const mostLives = { spouse: 1, children: 6, extendedMembers: 10, beneficiaries: 5, stillbornClaims: 2 } as const;

/** So long life partners have lived together before one is covered as the spouse of the other. Source: docs/domain/lives.md#r4-5. */
export const lifePartnerMonths = 6;
