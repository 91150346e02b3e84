import { useSession } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { usePortalConfig } from '@portal/policy-workflow';
import { AppFrame, AppHeader, AppMain, Brand, HeaderActions, SkipLink, ToastRegion } from '@portal/ui-kit';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { ContactDetails } from './contact-details';
import { Footer } from './footer';
import { HelpButton } from './help-button';
import { PageBreadcrumbs } from './page-breadcrumbs';
import { useRouteTitle } from './use-route-title';

const SignedInActions = lazy(() => import('./signed-in-actions'));
const isBrowser = typeof document !== 'undefined';

/** The one frame around every page: contact bar, brand, notifications and menu, breadcrumbs, footer, help, toasts. */
export function RootLayout({ outlet = <Outlet /> }: { outlet?: ReactNode }) {
  const { isSignedIn, storageNotice } = useSession();
  const { productName } = usePortalConfig().brand;
  useRouteTitle(productName);

  return (
    <AppFrame>
      <SkipLink />
      <ContactDetails />
      <AppHeader>
        <Link to={portalPaths.home()}>
          <Brand>{productName}</Brand>
        </Link>
        <HeaderActions>
          <Suspense>{isSignedIn && <SignedInActions />}</Suspense>
        </HeaderActions>
      </AppHeader>
      <PageBreadcrumbs />
      <AppMain>
        {storageNotice && <p>{storageNotice}</p>}
        {outlet}
      </AppMain>
      <Footer productName={productName} />
      <HelpButton />
      <ToastRegion />
      {isBrowser && <ScrollRestoration />}
    </AppFrame>
  );
}
