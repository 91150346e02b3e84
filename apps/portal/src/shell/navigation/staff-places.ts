import { portalPaths } from '@portal/contract';
import { CheckIcon, DocumentIcon, PeopleIcon, ViewIcon } from '@portal/ui-kit';
import { type Place, whereIn } from './place';

/** The main places of staff. */
export const servicing: Place = { label: 'Servicing', to: portalPaths.servicing(), Icon: PeopleIcon };
export const approvals: Place = {
  label: 'Approvals',
  to: portalPaths.approvals(),
  Icon: CheckIcon,
  holds: [portalPaths.approvals()],
};
export const claims: Place = {
  label: 'Claims',
  to: portalPaths.claimsDesk(),
  Icon: DocumentIcon,
  holds: [portalPaths.claimsDesk(), portalPaths.claimPayouts()],
};
export const accessLog: Place = { label: 'Access log', to: portalPaths.accessLog(), Icon: ViewIcon };

/** Pages of staff that stand behind More and are about no policy. */
const behindMore: Pick<Place, 'to' | 'holds'>[] = [
  { to: portalPaths.deathReports(), holds: [portalPaths.deathReports()] },
  { to: portalPaths.unusedMoney() },
  { to: portalPaths.debitExceptions() },
  { to: portalPaths.setApart() },
  { to: portalPaths.auditTrail() },
  { to: portalPaths.somebodyDiedGuide() },
];

/** Which of them is marked: on every page of the policy that is open, servicing is where staff are. */
export function staffPlaceAt(pathname: string): Place | 'more' {
  const own = [approvals, claims, accessLog].find((place) => whereIn(place, pathname));
  return own ?? (behindMore.some((place) => whereIn(place, pathname)) ? 'more' : servicing);
}
