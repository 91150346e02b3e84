import { type Settings } from './settings';
import { type RunningService } from './start-service';

/** What someone who tries the demo reads. */
export const startLines = (
  { SMS_GATEWAY_URL }: Pick<Settings, 'SMS_GATEWAY_URL'>,
  { port, hasPortal }: Pick<RunningService, 'port' | 'hasPortal'>,
): string =>
  [
    hasPortal
      ? `Portal:         http://localhost:${port}`
      : 'Portal:         not built, so there is only the API (set PORTAL_DIR)',
    `API document:   http://localhost:${port}/api/docs`,
    `Text messages:  ${SMS_GATEWAY_URL.replace('127.0.0.1', 'localhost')}/inbox`,
    '',
  ].join('\n');
