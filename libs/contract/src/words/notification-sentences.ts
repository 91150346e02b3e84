import { type Notification } from '../records/notification';
import { claimSentences } from './notifications/claims';
import { type NotificationRow } from './notifications/notification-row';
import { premiumSentences } from './notifications/payments';
import { peopleSentences } from './notifications/people';
import { policySentences } from './notifications/policy';
import { requestSentences } from './notifications/requests';

/** The message of each type. Source: docs/domain/records.md#r9-21. */
export const notificationSentences: Record<Notification['type'], NotificationRow> = {
  ...premiumSentences,
  ...policySentences,
  ...requestSentences,
  ...peopleSentences,
  ...claimSentences,
};
