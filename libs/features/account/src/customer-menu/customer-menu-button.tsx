import { useUser } from '@portal/auth';
import { LoadOnIntent } from '@portal/policy-workflow';
import { Avatar, Button, ChevronDownIcon, VisuallyHidden } from '@portal/ui-kit';

/** The customer's initials in the header. The menu behind them is fetched when somebody reaches for it. */
export function CustomerMenuButton() {
  const { data: whoAmI, fetchStatus } = useUser().whoAmI;
  if (!whoAmI) return fetchStatus === 'fetching' ? <CustomerMenuLoading /> : null;
  return (
    <LoadOnIntent
      opens="menu"
      load={() => import('./customer-menu')}
      trigger={
        <Button variant="quiet">
          <Avatar firstName={whoAmI.firstName} lastName={whoAmI.surname} />
          <VisuallyHidden>{`Your menu, ${whoAmI.firstName} ${whoAmI.surname}`}</VisuallyHidden>
          <ChevronDownIcon />
        </Button>
      }
    />
  );
}

/** Its room in the header until it is known who signed in: nothing beside it moves. */
export const CustomerMenuLoading = () => (
  <Button variant="quiet" disabled aria-hidden="true">
    <Avatar firstName="" lastName="" />
    <ChevronDownIcon />
  </Button>
);
