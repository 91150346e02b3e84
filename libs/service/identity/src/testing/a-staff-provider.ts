import { ownGroupNames } from '@portal/contract';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type StaffProvider } from '../staff/staff-provider';
import { providerPresets } from '../staff/provider-presets';

export const someIssuer = 'https://identity.example/staff';
const clientId = 'self-service-portal';
const audience = 'https://self-service.example/api';

/** Somebody of the staff, by what their token says. */
export interface SomeStaff {
  sub: string;
  name: string;
  groups: readonly string[];
}

export const someConsultant: SomeStaff = { sub: 'staff-naledi', name: 'Naledi Dlamini', groups: ['ss_consultants'] };
export const anotherConsultant: SomeStaff = { sub: 'staff-johan', name: 'Johan van Wyk', groups: ['ss_consultants'] };
export const somePortalAdmin: SomeStaff = { sub: 'staff-priya', name: 'Priya Naidoo', groups: ['ss_portaladmin'] };
export const staffWithoutGroup: SomeStaff = { sub: 'staff-ruth', name: 'Ruth Adams', groups: [] };

/** A provider with keys of its own, and the tokens it gives. Signs as a real one does; only nobody has to sign in. */
export async function aStaffProvider(now: () => Date) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const kid = 'key-1';
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] };
  const provider: StaffProvider = {
    ...providerPresets.generic,
    issuer: someIssuer,
    clientId,
    audience,
    isHeldToClient: true,
    groupNames: ownGroupNames,
    keys: createLocalJWKSet(jwks),
  };
  /** An access token of ten minutes, with whatever a test wants otherwise. */
  const tokenOf = (
    staff: SomeStaff,
    claims: Record<string, unknown> = {},
    header: Record<string, unknown> = {},
  ): Promise<string> => {
    const iat = Math.floor(now().getTime() / 1000);
    const usual = { iss: someIssuer, aud: audience, client_id: clientId, iat, exp: iat + 600 };
    const email = `${staff.sub}@staff.example`;
    return new SignJWT({ ...usual, sub: staff.sub, name: staff.name, email, groups: [...staff.groups], ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header })
      .sign(privateKey);
  };
  return { provider, tokenOf, jwks, privateKey };
}
export type SomeStaffProvider = Awaited<ReturnType<typeof aStaffProvider>>;
