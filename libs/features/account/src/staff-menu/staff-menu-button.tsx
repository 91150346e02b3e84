import { useUser } from '@portal/auth';
import { LoadOnIntent } from '@portal/policy-workflow';
import { Avatar, Button, ChevronDownIcon, VisuallyHidden } from '@portal/ui-kit';

/** The initials of a member of staff in the header. The menu behind them is fetched when somebody reaches for it. */
export function StaffMenuButton() {
  const { staff, userType } = useUser();
  if (userType !== 'admin') return null;
  const name = staff?.name ?? 'Staff';
  const [first = '', ...others] = name.split(/\s+/);
  return (
    <LoadOnIntent
      opens="menu"
      load={() => import('./staff-menu')}
      trigger={
        <Button variant="quiet">
          <Avatar firstName={first} lastName={others.at(-1) ?? ''} />
          <VisuallyHidden>{`Your menu, ${name}`}</VisuallyHidden>
          <ChevronDownIcon />
        </Button>
      }
    />
  );
}
