import { isConsultant, isPortalAdmin, useSession } from '@portal/auth';
import { LoadOnIntent, useIsServicing } from '@portal/policy-workflow';
import { IconButton, NotificationIcon } from '@portal/ui-kit';

const forCustomers = () => import('./notifications-dropdown');
const forStaff = () => import('./staff-dropdown');

/** The bell in the header. What it opens is fetched when somebody reaches for it. Staff without a group have nothing waiting. */
export function NotificationsButton() {
  const isStaff = useIsServicing();
  const { staff } = useSession().staff;
  if (isStaff && !isConsultant(staff) && !isPortalAdmin(staff)) return null;
  return (
    <LoadOnIntent
      opens="dialog"
      load={isStaff ? forStaff : forCustomers}
      trigger={
        <IconButton label="Notifications">
          <NotificationIcon />
        </IconButton>
      }
    />
  );
}
