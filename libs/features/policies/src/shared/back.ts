import { portalPaths } from '@portal/contract';

/** Where everything about taking out a policy begins and ends. */
export const backToPolicies = { to: portalPaths.policies(), label: 'Back to policies' };
