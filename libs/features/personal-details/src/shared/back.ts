import { portalPaths } from '@portal/contract';

/** Where every change of personal details begins and ends. */
export const back = { to: portalPaths.personalDetails(), label: 'Back to personal details' };

export const failed = 'Your personal details could not be loaded';

const update = portalPaths.updatePersonalDetails();

/** Addresses of the two ways to change something; `field` is the answer to begin with. */
export const ways = {
  update: (field: string) => `${update}#personal-details-${field}`,
  correct: `${update}?correct=identity`,
};
