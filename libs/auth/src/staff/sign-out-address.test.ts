import { expect, it } from 'vitest';
import { signOutAddress } from './sign-out-address';

const back = 'https%3A%2F%2Fportal.test%2Fauth%2Flogout';

it.each([
  {
    signOut: 'logout_uri',
    logoutAddress: 'http://localhost:4201/identity/logout',
    gives: `http://localhost:4201/identity/logout?client_id=self+service&logout_uri=${back}`,
  },
  {
    signOut: 'logout_uri',
    logoutAddress: 'https://id.test/logout?tenant=7',
    gives: `https://id.test/logout?tenant=7&client_id=self+service&logout_uri=${back}`,
  },
  {
    signOut: 'standard',
    logoutAddress: 'https://id.test/v1/logout',
    gives: `https://id.test/v1/logout?client_id=self+service&id_token_hint=an.id.token&post_logout_redirect_uri=${back}`,
  },
  {
    signOut: 'returnTo',
    logoutAddress: 'https://id.test/v2/logout',
    gives: `https://id.test/v2/logout?client_id=self+service&returnTo=${back}`,
  },
] as const)('a sign-in ends at $logoutAddress by $signOut with the client and the way back (D7)', (row) => {
  const { gives, ...provider } = row;
  const address = signOutAddress({ ...provider, clientId: 'self service' }, 'https://portal.test', 'an.id.token');
  expect(address).toBe(gives);
});

it('a provider of the standard is told the client where there is no identity token any more', () => {
  const provider = { signOut: 'standard', logoutAddress: 'https://id.test/end', clientId: 'portal' } as const;
  expect(signOutAddress(provider, 'https://portal.test')).toBe(
    `https://id.test/end?client_id=portal&post_logout_redirect_uri=${back}`,
  );
});
