import { customersOnly, endpoint } from '../endpoint';
import { NotificationPageSchema, NotificationQuerySchema, NotificationSchema } from '../records/notification';

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
