import { CustomerMenuButton } from '@portal/account';
import { NotificationsButton } from '@portal/notifications';

/** What the header offers once somebody is signed in. */
function SignedInActions() {
  return (
    <>
      <NotificationsButton />
      <CustomerMenuButton />
    </>
  );
}
// React.lazy asks for a default export.
export default SignedInActions;
