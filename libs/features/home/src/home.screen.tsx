import { useSession } from '@portal/auth';
import { Landing } from './landing/landing';
import { PolicyHome } from './policy-home';

/** The first page: the policy of somebody signed in, the way in for everybody else. */
function HomeScreen() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <PolicyHome /> : <Landing />;
}
export { HomeScreen as Component };
