import { loadable } from '../start/loadable';

/** What the header offers once somebody is signed in. Fetched only then. */
export const SignedInActions = loadable(() => import('./signed-in-actions'));
