/**
 * The address of a payment page, or null for one that nobody should be sent to: it is encrypted, but where the portal itself is
 * not, as on a device where somebody tries it out.
 */
export function paymentPageAddress(address: string, portalProtocol: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && portalProtocol === 'http:');
  return isSafe ? url.href : null;
}
