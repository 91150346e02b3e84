import { customersOnly, endpoint } from '../endpoint';
import { NotificationPageSchema, NotificationQuerySchema, NotificationSchema } from '../records/notification';

/** The two that the dropdown shows (docs/specification.md#s7). */
export const latestNotifications = { pageNumber: 1, pageSize: 2 };
/** Asked for the number of them alone. */
export const unreadNotifications = { isRead: false, pageNumber: 1, pageSize: 1 };

/** Messages to the caller. */
export const notificationEndpoints = {
  notifications: endpoint('GET /notifications/in-app', {
    summary: 'Messages to the caller, newest first, a page at a time',
    permission: 'see policies',
    query: NotificationQuerySchema,
    reply: NotificationPageSchema,
  }),
};

export const notificationAdditions = {
  readNotification: endpoint('POST /notifications/{id}/read', {
    summary: 'Mark one message as read',
    callers: customersOnly,
    reply: NotificationSchema,
    isAddition: true,
  }),
};
