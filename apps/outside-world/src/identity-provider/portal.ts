/** The one application that signs people in here. */
export const portalClientId = 'self-service-portal';

/** Where the portal stands, and which of its addresses people may be sent to. Its origin differs with how one opens it. */
export function portalAddresses({ PORTAL_URL, PORT }: { PORTAL_URL: string; PORT: number }) {
  const addresses = [...new Set([PORTAL_URL, `http://127.0.0.1:${PORT}`])];
  const at = (...paths: string[]) => addresses.flatMap((address) => paths.map((path) => `${address}${path}`));
  return {
    origins: [...new Set(addresses.map((address) => new URL(address).origin))],
    signedIn: at('/auth/staff/signed-in', '/auth/silent-renew.html'),
    signedOut: at('/auth/logout', '/'),
  };
}
export type PortalAddresses = ReturnType<typeof portalAddresses>;
