import { useClaimInTab, useSession } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { usePortalConfig } from '@portal/policy-workflow';
import { AppFrame, AppHeader, AppMain, Brand, SkipLink, ToastRegion } from '@portal/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { ClaimantActions } from './claimant-actions-part';
import { ContactButton } from './contact-button';
import { ContactDetails } from './contact-details';
import { Footer } from './footer';
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
      <SkipLink />
      <ContactDetails />
      <AppHeader>
        <Link to={portalPaths.home()}>
          <Brand>{productName}</Brand>
        </Link>
        <ContactButton />
        <Suspense>
          {claim === null ? isSignedIn && <SignedInActions /> : <ClaimantActions reference={claim} />}
        </Suspense>
      </AppHeader>
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
