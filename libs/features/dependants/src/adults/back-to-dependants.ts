import { portalPaths } from '@portal/contract';

/** Where the journeys of this area end. */
export const backToDependants = { to: portalPaths.dependants(), label: 'Back to dependants' };
