interface Started {
  port: number;
  /** Whether there are portal files to serve. */
  hasPortal: boolean;
  gatewayUrl: string;
}

/** What someone who tries the demo reads. */
export const startLines = ({ port, hasPortal, gatewayUrl }: Started): string =>
  [
    hasPortal
      ? `Portal:         http://localhost:${port}`
      : 'Portal:         not built, so there is only the API (see PORTAL_DIR)',
    `API document:   http://localhost:${port}/api/docs`,
    `Text messages:  ${gatewayUrl.replace('127.0.0.1', 'localhost')}/inbox`,
    '',
  ].join('\n');
