interface Started {
  port: number;
  /** Whether there are portal files to serve. */
  hasPortal: boolean;
  /** Where the stand-ins listen: all of them behind one port. */
  gatewayUrl: string;
}

/** Pages of the stand-ins. */
const outside = [
  ['Text messages:', '/inbox'],
  ['Letters:', '/letters'],
  ['Payments:', '/payat'],
  ['Cash at a till:', '/payat/till'],
  ['Debit orders:', '/bank'],
  ['Claims paid:', '/payout-bank'],
  ['Cash vouchers:', '/vouchers'],
  ['Bank accounts:', '/account-verification'],
  ['Deaths:', '/death-register'],
] as const;

/** What someone who tries the demo reads. */
export const startLines = ({ port, hasPortal, gatewayUrl }: Started): string =>
  [
    hasPortal
      ? `Portal:         http://localhost:${port}`
      : 'Portal:         not built, so there is only the API (see PORTAL_DIR)',
    `API reference:  http://localhost:${port}/api/reference`,
    ...outside.map(([name, path]) => `${name.padEnd(16)}${gatewayUrl.replace('127.0.0.1', 'localhost')}${path}`),
    '',
  ].join('\n');
