import { type Claimant } from '@portal/service-store';

/** Who speaks for a child or an estate, and the number with which they sign in to the claim. */
export interface SpeaksFor {
  name: string;
  idNumber: string | null;
  cellNumber: string;
}

/** A payee once somebody was let in to speak for them. */
export const representedBy = (payee: Claimant, { name, idNumber, cellNumber }: SpeaksFor): Claimant => ({
  ...payee,
  representative: { name, idNumber },
  cellNumber,
  isSignedIn: false,
});
