import { type CallerKind, signedIn } from './endpoint';

/** Lists that are the same whoever asks. */
export const signedInAnywhere: readonly CallerKind[] = [...signedIn, 'claimant'];
/** Whoever claims: the policyholder, or somebody who signed in to a claim. */
export const whoeverClaims: readonly CallerKind[] = ['customer', 'claimant'];
export const claimantsOnly: readonly CallerKind[] = ['claimant'];
