/** Every answer carries these, whoever made it. An answer that says something else itself keeps its own. */
export function securityHeaders({ isProduction }: { isProduction: boolean }): Map<string, string> {
  const headers = new Map([
    ['content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]);
  if (isProduction) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return headers;
}
