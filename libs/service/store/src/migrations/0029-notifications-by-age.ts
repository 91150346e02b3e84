import { type Migration } from './migration';

export const notificationsByAgeMigration: Migration = {
  number: 29,
  name: 'notifications by age',
  // sweepNotifications
  statements: [`CREATE INDEX notifications_age ON notifications (created_at)`],
};
