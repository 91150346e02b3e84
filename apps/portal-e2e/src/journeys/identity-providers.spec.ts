import { expect, test } from '@playwright/test';
import { type RunningSystem, startSystem } from '../system/running-system';
import { signInAsStaff, staff } from '../system/staff';

const email = 'naledi@staff.example';
const tenant = '5f0e1a52-77c4-4b1e-9a53-0c6d8e2f4b17';

/** Whose provider it is, what an insurer sets for it (docs/identity-providers.md), and where its sign-ins end. */
const providers = [
  {
    preset: 'entra',
    issuer: `/identity/${tenant}/v2.0`,
    audience: 'b8f3a1c0-6f0d-4e52-a1b7-2d9c4e5f6a70',
    consultants: '0f1b6a3d-5d0b-4c55-9a5b-0d3f5f8c4a10',
    endsAt: `/identity/${tenant}/oauth2/v2.0/logout`,
    more: {},
  },
  {
    preset: 'okta',
    issuer: '/identity/oauth2/staff',
    audience: 'api://self-service',
    consultants: 'Funeral cover desk',
    endsAt: '/identity/oauth2/staff/v1/logout',
    more: {},
  },
  {
    preset: 'auth0',
    issuer: '/identity/',
    audience: 'https://portal.insurer.example/api',
    consultants: 'consultant',
    endsAt: '/identity/oidc/logout',
    more: {
      IDENTITY_PROVIDER_GROUP_CLAIM: 'https://insurer.example/roles',
      IDENTITY_PROVIDER_NAME_CLAIM: 'https://insurer.example/name',
    },
  },
  {
    preset: 'keycloak',
    issuer: '/identity/realms/staff',
    audience: 'https://portal.insurer.example/api',
    consultants: 'consultant',
    endsAt: '/identity/realms/staff/protocol/openid-connect/logout',
    more: {},
  },
  {
    preset: 'cognito',
    issuer: '/identity/af-south-1_Staff1234',
    audience: undefined,
    consultants: 'consultants',
    endsAt: '/identity/logout',
    more: { logoutPath: '/identity/logout' },
  },
];

const settingsFor = (outside: string, { preset, issuer, audience, consultants, more }: (typeof providers)[number]) => {
  const { logoutPath, ...others }: Record<string, string> = more;
  return {
    IDENTITY_PROVIDER_DIALECT: preset,
    IDENTITY_PROVIDER_PRESET: preset,
    IDENTITY_PROVIDER_AUTHORITY: outside + issuer,
    IDENTITY_PROVIDER_CLIENT_ID: 'self-service-portal',
    IDENTITY_PROVIDER_CONSULTANT_GROUPS: consultants,
    ...(audience && { IDENTITY_PROVIDER_AUDIENCE: audience }),
    ...(logoutPath && { IDENTITY_PROVIDER_LOGOUT_URL: outside + logoutPath }),
    ...others,
  };
};

for (const provider of providers) {
  test(`with ${provider.preset} a consultant signs in, finds a policy, and signs out at the provider`, async ({
    page,
  }) => {
    const system: RunningSystem = await startSystem(({ outside }) => settingsFor(outside, provider));
    try {
      await signInAsStaff(page, system, staff.consultant);
      expect(await system.isSignedInAtProvider(email)).toBe(true);
      await page.getByLabel('Find a policy').fill('7000010533');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByLabel('Request by e-mail or letter')).toBeVisible();
      await page.getByRole('button', { name: `Your menu, ${staff.consultant}` }).click();
      await expect(page.getByText('SS Consultants')).toBeVisible();

      const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === provider.endsAt);
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await leaving;
      await page.waitForURL((url) => url.origin === system.portal && url.pathname === '/auth/logout');
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
      expect(await system.isSignedInAtProvider(email)).toBe(false);
    } finally {
      await system.stop();
    }
  });
}
