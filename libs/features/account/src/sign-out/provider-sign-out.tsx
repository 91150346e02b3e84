import { signOutAddress, type StaffFailure } from '@portal/auth';
import { readIdentityProvider } from '@portal/contract';
import { Alert } from '@portal/ui-kit';
import { failureWords } from '../staff-sign-in/failure-messages';

interface ProviderSignOutProps {
  failure: StaffFailure;
  /** As the configuration has it. */
  identityProvider: unknown;
}

/** Tells staff that the identity provider has not heard of it, and how to tell it. */
export const ProviderSignOut = ({ failure, identityProvider }: ProviderSignOutProps) => (
  <Alert tone="warning" role="alert">
    {failureWords(failure)} You are signed out of this portal, but not yet of the sign-in service:{' '}
    <a href={signOutAddress(readIdentityProvider(identityProvider), window.location.origin)}>sign out there too</a>.
  </Alert>
);
