import { expect, it } from 'vitest';
import { signOutAddress } from './sign-out-address';

const provider = { authority: 'https://id.test', clientId: 'self service', groupClaim: 'groups' };

it.each([
  {
    logoutAddress: 'http://localhost:4201/identity/logout',
    gives:
      'http://localhost:4201/identity/logout?client_id=self+service&logout_uri=https%3A%2F%2Fportal.test%2Fauth%2Flogout',
  },
  {
    logoutAddress: 'https://id.test/logout?tenant=7',
    gives:
      'https://id.test/logout?tenant=7&client_id=self+service&logout_uri=https%3A%2F%2Fportal.test%2Fauth%2Flogout',
  },
])('a sign-in ends at $logoutAddress with the client and the way back (D7)', ({ logoutAddress, gives }) => {
  expect(signOutAddress({ ...provider, logoutAddress }, 'https://portal.test')).toBe(gives);
});
