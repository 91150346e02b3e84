import { deathNotificationTypes } from '../wire-codes';
import { reporterMessages } from './death-report-messages';

const aboutDeaths: readonly string[] = deathNotificationTypes;

/**
 * Whether a text message sent for this purpose keeps the quiet hours: messages about a death wake nobody, but for the question whether the
 * policyholder lives. Source: docs/domain/claims.md#c10-3.
 */
export const keepsQuietHours = (purpose: string): boolean =>
  purpose !== 'ALIVE_CHECK' && (aboutDeaths.includes(purpose) || Object.hasOwn(reporterMessages, purpose));
