import * as v from 'valibot';
import { reference } from '../fields/given';
import { instant, instantOrNull, key, text, textOrNull, yesNo } from '../fields/plain';
import { wholeNumber } from '../fields/whole-number';
import { notificationTypes, severities } from '../wire-codes';
import { MissingDocumentSchema } from './missing-document';
import { pageSchema } from './page';

/** A message to a policyholder (docs/domain/records.md#r9-21). */
export const NotificationSchema = v.object({
  /** The id of the message. */
  id: key,
  /** The message, at most 240 characters. */
  inAppMessage: text,
  /** Its title, at most 60 characters. */
  title: text,
  /** What it is about. */
  type: v.picklist(notificationTypes),
  /** How serious it is. */
  severity: v.picklist(severities),
  /** The policy that it is about; null when it is about none. */
  policyNumber: textOrNull,
  /** Whether it was read. */
  isRead: yesNo,
  /** When it was sent. */
  createdAt: instant,
  /** When it was read, or null. */
  readAt: instantOrNull,
  /** Where the message leads, a path of the portal; null when nowhere. */
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
  /** The page, from 1. */
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
  /** Messages on a page, 1 to 50. */
  pageSize: v.optional(wholeNumber(1, 50), 10),
  /** Only those that were read, or only those that were not; all when it is left out. */
  isRead: v.optional(
    v.pipe(
      v.union([v.boolean(), v.picklist(['true', 'false'])], 'Must be true or false'),
      v.transform((isRead) => isRead === true || isRead === 'true'),
    ),
  ),
  /** Only messages about this policy; all when it is left out. */
  policyNumber: v.optional(reference('Policy number must be 6 to 15 letters and numbers')),
});
