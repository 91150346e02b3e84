import { portalPaths } from '@portal/contract';
import { buttonStyle, HeaderActions } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type SignInState } from '../sign-in/sign-in-state';

const leaving: SignInState = { why: 'left' };

/** What the header offers somebody who signed in to a claim: that claim, and the way out. */
export const ClaimantActions = ({ reference }: { reference: string }) => (
  <HeaderActions>
    <Link className={buttonStyle('quiet')} to={portalPaths.claim(reference)}>
      {reference}
    </Link>
    <Link className={buttonStyle('quiet')} to={portalPaths.claimSignIn()} state={leaving}>
      Sign out
    </Link>
  </HeaderActions>
);
