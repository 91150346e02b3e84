import { CustomerMenuButton, ServicingBadge, StaffMenuButton, StaffNotices } from '@portal/account';
import { NotificationsButton } from '@portal/notifications';
import { useFollowPolicyDetails } from '@portal/policy-workflow';
import { HeaderActions } from '@portal/ui-kit';
import { Suspense } from 'react';

/** What the header offers once somebody is signed in. */
function SignedInActions() {
  useFollowPolicyDetails();
  return (
    <>
      <HeaderActions>
        <NotificationsButton />
        <CustomerMenuButton />
        <StaffMenuButton />
      </HeaderActions>
      <ServicingBadge />
      <Suspense>
        <StaffNotices />
      </Suspense>
    </>
  );
}
// React.lazy asks for a default export.
export default SignedInActions;
