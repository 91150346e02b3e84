import { portalPaths } from '@portal/contract';

/** Where every change of the plan begins and ends. */
export const backToMyPlan = { to: portalPaths.myPlan(), label: 'Back to my plan' };
export const toOtherPlans = { to: portalPaths.otherPlans(), label: 'See other plans' };
/** The step of my plan at which benefits are chosen. */
export const addBenefitsPath = `${portalPaths.myPlan()}?add=benefits`;

export const failed = 'Your plan could not be loaded';
