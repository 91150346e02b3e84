import { type Endpoints, type MissingDocument, type Notification } from '@portal/contract';
import { listNotifications, markNotificationRead, type NotificationRow } from '@portal/service-store';
import { isStaff } from '../caller/caller';
import { type CustomerCall, type SignedInCall, type Tools } from '../call/use-case';
import { isUuid } from '../wire/is-uuid';
import { Refusal } from '../wire/refusal';
import { documentsMissingFor } from './documents-missing';

/** One page of the caller's own messages, newest first. Staff have none. Source: docs/domain/records.md#r9-21. */
export async function notifications(call: SignedInCall<Endpoints['notifications']>, { database }: Tools) {
  const { isRead, policyNumber, pageNumber, pageSize } = call.query;
  const page = { pageNumber, pageSize };
  const { caller } = call;
  const { rows, totalRecords } = isStaff(caller)
    ? { rows: [], totalRecords: 0 }
    : await listNotifications(database, caller.customer.id, { isRead, policyNumber }, page);
  const missing = await documentsMissingFor(database, rows, call.request.now);
  const data = rows.map((row) => notificationRecord(row, missing.get(row.id) ?? null));
  return { data, ...page, totalRecords, totalPages: Math.ceil(totalRecords / pageSize) };
}

/** Marks one of the caller's own messages as read; a second time changes nothing. */
export async function readNotification(call: CustomerCall<Endpoints['readNotification']>, { database }: Tools) {
  const { params, caller, request } = call;
  const row = isUuid(params.id)
    ? await markNotificationRead(database, caller.customer.id, params.id, request.now)
    : null;
  if (row === null) throw new Refusal('NOT_FOUND');
  const missing = await documentsMissingFor(database, [row], request.now);
  return notificationRecord(row, missing.get(row.id) ?? null);
}

const notificationRecord = (
  { id, readAt, createdAt, ...row }: NotificationRow,
  missingDocument: MissingDocument | null,
): Notification => ({
  id,
  inAppMessage: row.inAppMessage,
  title: row.title,
  type: row.type as Notification['type'],
  severity: row.severity,
  policyNumber: row.policyNumber,
  isRead: readAt !== null,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  actionUrl: row.actionUrl,
  missingDocument,
});
