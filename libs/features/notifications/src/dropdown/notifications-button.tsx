import { isConsultant, isPortalAdmin, useSession } from '@portal/auth';
import { LoadOnIntent, useIsServicing } from '@portal/policy-workflow';
import { IconButton, NotificationIcon } from '@portal/ui-kit';
import { useId } from 'react';
import { UnreadCount } from './unread-count';

const forCustomers = () => import('./notifications-dropdown');
const forStaff = () => import('./staff-dropdown');

/** The bell in the header, with how many messages are not read. What it opens is fetched when somebody reaches for it. Staff without a group have nothing waiting. */
export function NotificationsButton() {
  const isStaff = useIsServicing();
  const id = useId();
  const unreadId = `${id}unread`;
  const { staff } = useSession().staff;
  if (isStaff && !isConsultant(staff) && !isPortalAdmin(staff)) return null;
  return (
    <LoadOnIntent
      opens="dialog"
      load={isStaff ? forStaff : forCustomers}
      trigger={
        <IconButton label="Notifications" id={id} aria-labelledby={`${id} ${unreadId}`}>
          <NotificationIcon />
          {!isStaff && <UnreadCount id={unreadId} />}
        </IconButton>
      }
    />
  );
}
