import { portalPaths } from '@portal/contract';

/** Where every change of a beneficiary begins and ends. */
export const back = { to: portalPaths.beneficiaries(), label: 'Back to beneficiaries' };

export const failed = 'Your beneficiaries could not be loaded';
