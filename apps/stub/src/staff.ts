import { createStaffTokens, providerPresets, remoteKeys, type StaffTokens } from '@portal/service-identity';

/**
 * Staff are whom the identity provider at this address vouches for: the stand-in that `npm start` brings, as it knows the portal. It is
 * asked for its keys once somebody of staff makes a call.
 */
export const stubStaff = (issuer: string): StaffTokens =>
  createStaffTokens({
    ...providerPresets.generic,
    issuer,
    clientId: 'self-service-portal',
    audience: 'https://self-service.example/api',
    isHeldToClient: false,
    groupNames: { ss_portaladmin: ['ss_portaladmin'], ss_consultants: ['ss_consultants'] },
    keys: remoteKeys(issuer, fetch),
  });
