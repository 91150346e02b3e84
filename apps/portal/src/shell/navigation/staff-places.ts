import { portalPaths } from '@portal/contract';
import { CheckIcon, PeopleIcon, ViewIcon } from '@portal/ui-kit';
import { type Place, whereIn } from './place';

/** The main places of staff. */
export const servicing: Place = { label: 'Servicing', to: portalPaths.servicing(), Icon: PeopleIcon };
export const approvals: Place = {
  label: 'Approvals',
  to: portalPaths.approvals(),
  Icon: CheckIcon,
  holds: [portalPaths.approvals()],
};
export const accessLog: Place = { label: 'Access log', to: portalPaths.accessLog(), Icon: ViewIcon };

/** Pages of staff that stand behind More and are about no policy. */
const behindMore: readonly string[] = [
  portalPaths.unusedMoney(),
  portalPaths.debitExceptions(),
  portalPaths.setApart(),
  portalPaths.auditTrail(),
  portalPaths.somebodyDiedGuide(),
];

/** Which of them is marked: on every page of the policy that is open, servicing is where staff are. */
export function staffPlaceAt(pathname: string): Place | 'more' {
  const own = [approvals, accessLog].find((place) => whereIn(place, pathname));
  return own ?? (behindMore.includes(pathname) ? 'more' : servicing);
}
