import { type Claimant } from '@portal/service-store';

/**
 * Whether somebody who claims is let in to the claim with a number: theirs, and they are paid or claim for somebody who is. A beneficiary whose
 * nomination did not hold on the day of death has no share, and reads nothing. Source: docs/domain/claims.md#c1-4.
 */
export const maySignIn = (
  { cellNumber, role, share }: Pick<Claimant, 'cellNumber' | 'role' | 'share'>,
  number: string,
): boolean => cellNumber === number && (role !== 'BENEFICIARY' || share !== null);
