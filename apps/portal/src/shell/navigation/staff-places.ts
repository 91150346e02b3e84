import { portalPaths } from '@portal/contract';
import { CheckIcon, PeopleIcon, ViewIcon } from '@portal/ui-kit';
import { type Place } from './place';

/** The main places of staff. */
export const servicing: Place = { label: 'Servicing', to: portalPaths.servicing(), Icon: PeopleIcon };
export const approvals: Place = {
  label: 'Approvals',
  to: portalPaths.approvals(),
  Icon: CheckIcon,
  holds: [portalPaths.approvals()],
};
export const accessLog: Place = { label: 'Access log', to: portalPaths.accessLog(), Icon: ViewIcon };
