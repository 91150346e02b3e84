import { useSession, useUser } from '@portal/auth';
import { LoadOnIntent } from '@portal/policy-workflow';
import { Avatar, Button, ChevronDownIcon, VisuallyHidden } from '@portal/ui-kit';

/**
 * The customer's initials in the header. The menu behind them is fetched when somebody reaches for it. Where nobody can say whose they are,
 * without a network above all, it is there without them: the way out always is.
 */
export function CustomerMenuButton() {
  const { data: whoAmI, fetchStatus } = useUser().whoAmI;
  const { session } = useSession();
  if (!whoAmI && fetchStatus === 'fetching') return <CustomerMenuLoading />;
  if (!whoAmI && session?.userType !== 'user') return null;
  return (
    <LoadOnIntent
      opens="menu"
      load={() => import('./customer-menu')}
      trigger={
        <Button variant="quiet">
          <Avatar firstName={whoAmI?.firstName ?? ''} lastName={whoAmI?.surname ?? ''} />
          <VisuallyHidden>{whoAmI ? `Your menu, ${whoAmI.firstName} ${whoAmI.surname}` : 'Your menu'}</VisuallyHidden>
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
