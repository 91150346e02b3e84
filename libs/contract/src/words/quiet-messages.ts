import { type Notification } from '../records/notification';
import { type reporterMessages } from './death-report-messages';

type Purpose = Notification['type'] | keyof typeof reporterMessages;

/** Messages about a death that wake nobody. Whether the policyholder lives is asked at any hour. Source: docs/domain/claims.md#c10-3. */
const quietPurposes: readonly Purpose[] = [
  'REPORT_RECEIVED',
  'REPORT_NOT_CONFIRMED',
  'LIFE_REPORTED',
  'CLAIM_OPEN',
  'CLAIM_DOCUMENTS',
  'CLAIM_NOT_USABLE',
  'CLAIM_COMPLETE',
  'CLAIM_DISPUTED',
  'CLAIM_APPROVED',
  'CLAIM_ACCOUNT',
  'CLAIM_ACCOUNT_CHANGED',
  'CLAIM_DECIDED',
  'CLAIM_PAID',
  'PAYOUT_FAILED',
  'COVER_CONTINUES',
];

/** Whether a text message sent for this purpose keeps the quiet hours. */
export const keepsQuietHours = (purpose: string): boolean => quietPurposes.some((quiet) => quiet === purpose);
