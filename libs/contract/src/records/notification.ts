import * as v from 'valibot';
import { reference } from '../fields/given';
import { instant, instantOrNull, key, text, textOrNull, yesNo } from '../fields/plain';
import { wholeNumber } from '../fields/whole-number';
import { notificationTypes, severities } from '../wire-codes';
import { MissingDocumentSchema } from './missing-document';
import { pageSchema } from './page';

/** A message to a policyholder (docs/domain/records.md#r9-21). */
export const NotificationSchema = v.object({
  id: key,
  inAppMessage: text,
  title: text,
  type: v.picklist(notificationTypes),
  severity: v.picklist(severities),
  policyNumber: textOrNull,
  isRead: yesNo,
  createdAt: instant,
  readAt: instantOrNull,
  /** A path of the portal. */
  actionUrl: textOrNull,
  /** The document that the request it is about still waits for; null when there is none. An addition. */
  missingDocument: v.nullable(MissingDocumentSchema),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

/** Newest first. */
export const NotificationPageSchema = pageSchema(NotificationSchema);
export type NotificationPage = v.InferOutput<typeof NotificationPageSchema>;

/** Which notifications. Values may be text, as they stand in an address. */
export const NotificationQuerySchema = v.object({
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
  pageSize: v.optional(wholeNumber(1, 50), 10),
  isRead: v.optional(
    v.pipe(
      v.union([v.boolean(), v.picklist(['true', 'false'])], 'Must be true or false'),
      v.transform((isRead) => isRead === true || isRead === 'true'),
    ),
  ),
  policyNumber: v.optional(reference('Policy number must be 6 to 15 letters and numbers')),
});
