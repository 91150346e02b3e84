import { type Notification } from '../records/notification';
import { deathNotificationTypes } from '../wire-codes';
import { reporterMessages } from './death-report-messages';

const aboutDeaths: readonly string[] = deathNotificationTypes;

/** What a day brings: it is found out minutes after midnight, and nobody waits for it. */
export const broughtByTheDay: readonly Notification['type'][] = [
  'PREMIUM_DUE',
  'PREMIUM_UNPAID_NOTICE',
  'POLICY_LAPSED',
  'POLICY_CANCELLED',
  'POLICY_NOT_TAKEN_UP',
  'REQUEST_EXPIRING',
  'PROOF_OF_STUDY_DUE',
  'CHILD_AGE_LIMIT',
  'CHILD_COVER_ENDS',
  'ID_OUTSTANDING',
];

/**
 * Whether a text message sent for this purpose keeps the quiet hours: messages about a death wake nobody, but for the question whether the
 * policyholder lives, nor does what a day brings. Source: docs/domain/claims.md#c10-3 and docs/domain/records.md#r9-23.
 */
export const keepsQuietHours = (purpose: string): boolean =>
  purpose !== 'ALIVE_CHECK' &&
  (aboutDeaths.includes(purpose) ||
    broughtByTheDay.some((type) => type === purpose) ||
    Object.hasOwn(reporterMessages, purpose));
