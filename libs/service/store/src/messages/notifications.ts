import { keptFor } from '@portal/domain';
import { and, count, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Executor } from '../database/database';
import { type NotificationRow, notifications } from '../schema/notifications';

export interface NotificationFilter {
  isRead?: boolean | undefined;
  policyNumber?: string | undefined;
}

/** Pages count from 1. */
export interface Page {
  pageNumber: number;
  pageSize: number;
}

/** One page of a customer's notifications, newest first, and how many there are in all, in one query. */
export async function listNotifications(
  executor: Executor,
  customerId: string,
  { isRead, policyNumber }: NotificationFilter,
  { pageNumber, pageSize }: Page,
): Promise<{ rows: NotificationRow[]; totalRecords: number }> {
  const conditions: (SQL | undefined)[] = [
    eq(notifications.customerId, customerId),
    isRead === undefined ? undefined : isRead ? isNotNull(notifications.readAt) : isNull(notifications.readAt),
    policyNumber === undefined ? undefined : eq(notifications.policyNumber, policyNumber),
  ];
  const total = executor
    .select({ records: count().as('records') })
    .from(notifications)
    .where(and(...conditions))
    .as('total');
  const page = executor
    .select()
    .from(notifications)
    .where(and(...conditions))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
    .as('page');
  // The total is one row whatever the page holds, so a page beyond the end still says how many there are.
  const joined = await executor
    .select()
    .from(total)
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.createdAt), desc(page.id));
  return {
    rows: joined.flatMap((row) => (row.page ? [row.page] : [])),
    totalRecords: joined[0]?.total.records ?? 0,
  };
}

/** Removes what is older than the privacy notice says that it is kept. */
export async function sweepNotifications(executor: Executor, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - keptFor.notificationMonths);
  await executor.delete(notifications).where(lt(notifications.createdAt, oldest));
}

export type NewNotification = Omit<NotificationRow, 'readAt'>;

export async function insertNotification(executor: Executor, notification: NewNotification): Promise<void> {
  await insert(executor, notification);
}

const insert = builtOnce(
  (
    executor,
    { id, customerId, policyNumber, type, severity, title, inAppMessage, actionUrl, createdAt }: NewNotification,
  ) =>
    executor
      .insert(notifications)
      .values({ id, customerId, policyNumber, type, severity, title, inAppMessage, actionUrl, createdAt }),
);

/** Marks one of a customer's own notifications as read; the first time stays. Null when it is not theirs. */
export async function markNotificationRead(
  executor: Executor,
  customerId: string,
  id: string,
  now: Date,
): Promise<NotificationRow | null> {
  const [row] = await executor
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.customerId, customerId)))
    .returning();
  return row ?? null;
}
