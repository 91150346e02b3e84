import { lazy } from 'react';

/** What the header offers somebody who signed in to a claim. Fetched only then. */
export const ClaimantActions = lazy(async () => ({ default: (await import('@portal/claims')).ClaimantActions }));
