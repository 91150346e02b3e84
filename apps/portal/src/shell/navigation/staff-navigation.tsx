import { readQuery } from '@portal/api-client';
import { isConsultant, isPortalAdmin, useSession } from '@portal/auth';
import { staffClaimAdditions, workbenchAdditions } from '@portal/contract';
import { LoadOnIntent, useHasCall } from '@portal/policy-workflow';
import { Count, MainNavigation, MoreIcon, VisuallyHidden } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { whereIn } from './place';
import { PlaceLink } from './place-link';
import { accessLog, approvals, claims, servicing, staffPlaceAt } from './staff-places';

const loadMore = () => import('./staff-more');

/** The main places of staff, with how many requests wait for their decision. */
function StaffNavigation() {
  const { pathname } = useLocation();
  const { staff } = useSession().staff;
  const mayDecide = isConsultant(staff) || isPortalAdmin(staff);
  const hasClaims = useHasCall(staffClaimAdditions.claimQueue);
  const here = staffPlaceAt(pathname);
  return (
    <MainNavigation>
      <PlaceLink
        place={servicing}
        current={whereIn(servicing, pathname) ?? (here === servicing ? 'true' : undefined)}
      />
      <PlaceLink place={approvals} current={whereIn(approvals, pathname)}>
        {mayDecide && <Waiting />}
      </PlaceLink>
      {hasClaims && <PlaceLink place={claims} current={whereIn(claims, pathname)} />}
      <PlaceLink place={accessLog} current={whereIn(accessLog, pathname)} />
      <LoadOnIntent
        opens="dialog"
        load={loadMore}
        trigger={
          <button type="button" aria-current={here === 'more' ? 'true' : undefined}>
            <MoreIcon />
            More
          </button>
        }
      />
    </MainNavigation>
  );
}
// React.lazy asks for a default export.
export default StaffNavigation;

function Waiting() {
  const { data: waiting = 0 } = useQuery({
    ...readQuery(workbenchAdditions.approvalQueue, {}, { view: 'to-decide', order: 'due' }),
    select: ({ totalRecords }) => totalRecords,
  });
  return (
    <>
      <Count of={waiting} />
      {waiting > 0 && <VisuallyHidden>{`${waiting} waiting: `}</VisuallyHidden>}
    </>
  );
}
