import { CustomerMenuButton, ServicingBadge, StaffMenuButton, StaffNotices } from '@portal/account';
import { useSession } from '@portal/auth';
import { NotificationsButton } from '@portal/notifications';
import { useFollowPolicyDetails, useGuardCopy, useIsServicing, useSendWaiting } from '@portal/policy-workflow';
import { HeaderActions, lazyPart } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { NewVersion } from '../releases/new-version';
import { readHomeAtOnce } from '../start/home-at-once';
import { useVitals } from '../vitals/use-vitals';
import { CustomerNavigation } from './navigation/customer-navigation';

/** Only staff fetch it. */
const StaffNavigation = lazyPart(() => import('./navigation/staff-navigation'));

/** What the header offers once somebody is signed in. */
function SignedInActions() {
  const isStaff = useIsServicing();
  const { staff } = useSession();
  // Until somebody of staff has signed in, nothing is known of them: what says so is not fetched for a customer.
  const isOfStaff = isStaff || staff.status === 'expired' || staff.failure !== null;
  const client = useQueryClient();
  // While it is drawn first: the queries of the page ask as soon as that is done.
  useState(() => !isStaff && readHomeAtOnce(client));
  useFollowPolicyDetails();
  useGuardCopy();
  useSendWaiting();
  useVitals();
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
      <Suspense>{isOfStaff && <StaffNotices />}</Suspense>
    </>
  );
}
// React.lazy asks for a default export.
export default SignedInActions;
