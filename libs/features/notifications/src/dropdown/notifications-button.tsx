import { LoadOnIntent, useIsServicing } from '@portal/policy-workflow';
import { IconButton, NotificationIcon } from '@portal/ui-kit';

/** The bell in the header. What it opens is fetched when somebody reaches for it. Staff get no notifications, and no bell. */
export function NotificationsButton() {
  if (useIsServicing()) return null;
  return (
    <LoadOnIntent
      opens="dialog"
      load={() => import('./notifications-dropdown')}
      trigger={
        <IconButton label="Notifications">
          <NotificationIcon />
        </IconButton>
      }
    />
  );
}
