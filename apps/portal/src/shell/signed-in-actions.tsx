import { CustomerMenuButton, ServicingBadge, StaffMenuButton, StaffNotices } from '@portal/account';
import { NotificationsButton } from '@portal/notifications';
import { useFollowPolicyDetails, useIsServicing } from '@portal/policy-workflow';
import { HeaderActions } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';
import { NewVersion } from '../releases/new-version';
import { useForgetThisPhone } from './use-forget-this-phone';
import { CustomerNavigation } from './navigation/customer-navigation';

/** Only staff fetch it. */
const StaffNavigation = lazy(() => import('./navigation/staff-navigation'));

/** What the header offers once somebody is signed in. */
function SignedInActions() {
  useFollowPolicyDetails();
  useForgetThisPhone();
  const isStaff = useIsServicing();
  return (
    <>
      <Suspense>{isStaff ? <StaffNavigation /> : <CustomerNavigation />}</Suspense>
      <HeaderActions>
        <NotificationsButton />
        <CustomerMenuButton />
        <StaffMenuButton />
      </HeaderActions>
      <ServicingBadge />
      <NewVersion />
      <Suspense>
        <StaffNotices />
      </Suspense>
    </>
  );
}
// React.lazy asks for a default export.
export default SignedInActions;
