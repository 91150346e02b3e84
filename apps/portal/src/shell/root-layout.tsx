import { useClaimInTab, useSession } from '@portal/auth';
import { usePortalConfig } from '@portal/policy-workflow';
import { AppFrame, AppMain, ToastRegion } from '@portal/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { ClaimantActions } from './claimant-actions-part';
import { Footer } from './footer';
import { FrameHead } from './frame-head';
import { SignedInActions } from './signed-in-actions-part';
import { NotFound } from './not-found';
import { PageBreadcrumbs } from './page-breadcrumbs';
import { usePage } from './use-page';
import { usePageChange } from './use-page-change';

const StorageNotice = lazy(() => import('./storage-notice'));

/** The one frame around every page: contact data, brand, main navigation, notifications and menu, breadcrumbs, footer, toasts. */
export function RootLayout({ outlet = <Outlet /> }: { outlet?: ReactNode }) {
  const { isSignedIn, storageNotice } = useSession();
  const { productName } = usePortalConfig().brand;
  const claim = useClaimInTab();
  const { handle, isHere } = usePage();
  usePageChange(productName, handle?.title);

  return (
    <AppFrame>
      <FrameHead productName={productName}>
        <Suspense>
          {claim === null ? isSignedIn && <SignedInActions /> : <ClaimantActions reference={claim} />}
        </Suspense>
      </FrameHead>
      <PageBreadcrumbs />
      <AppMain>
        <Suspense>{storageNotice && <StorageNotice />}</Suspense>
        {isHere ? outlet : <NotFound />}
      </AppMain>
      <Footer productName={productName} />
      <ToastRegion />
    </AppFrame>
  );
}
