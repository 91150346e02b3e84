import { portalPaths } from '@portal/contract';
import { type Section } from './sections';

/** Where every change of personal details begins and ends. */
export const back = { to: portalPaths.personalDetails(), label: 'Back to personal details' };

export const failed = 'Your personal details could not be loaded';

const update = portalPaths.updatePersonalDetails();

/** Addresses of the two ways to change something. */
export const ways = {
  update: (section: Section) => `${update}?section=${section}`,
  correct: `${update}?correct=identity`,
};
