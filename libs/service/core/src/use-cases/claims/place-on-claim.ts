import { type Claimant } from '@portal/service-store';

/** Somebody on a claim of whom nothing is known but as what they stand there: nobody has come forward, and no share is theirs. */
export const placeOnClaim = ({ id, role, name }: Pick<Claimant, 'id' | 'role' | 'name'>): Claimant => ({
  id,
  role,
  beneficiaryId: null,
  name,
  idNumber: null,
  dateOfBirth: null,
  cellNumber: null,
  share: null,
  isSignedIn: false,
  hasComeForward: false,
  isReporter: false,
  account: null,
});
