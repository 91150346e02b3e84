import { portalPaths } from '@portal/contract';
import { AppHeader, Brand, SkipLink } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContactButton } from './contact-button';
import { ContactDetails } from './contact-details';

interface FrameHeadProps {
  productName: string;
  /** The main places and menus of whoever is signed in. */
  children: ReactNode;
}

/** What every page begins with, also before any script has run: contact data, and the brand with what stands beside it. */
export const FrameHead = ({ productName, children }: FrameHeadProps) => (
  <>
    <SkipLink />
    <ContactDetails />
    <AppHeader>
      <Link to={portalPaths.home()}>
        <Brand>{productName}</Brand>
      </Link>
      <ContactButton />
      {children}
    </AppHeader>
  </>
);
