import { useQuery } from '@tanstack/react-query';
import { useSession } from './use-session';
import { displayTypes, userTypeOf } from './user-type';
import { whoAmIQuery } from './who-am-i';

/**
 * Who is signed in: the who-am-I query for customers, the person for staff, the user type behind it and the word for it on
 * screen. Who-am-I is not asked for staff: it refuses them.
 */
export function useUser() {
  const { session, staff, isSignedIn } = useSession();
  const isStaff = session?.userType === 'admin' && staff.status !== 'none';
  const whoAmI = useQuery({ ...whoAmIQuery(), enabled: session !== null && !isStaff });
  const userType = isStaff ? (isSignedIn ? 'admin' : 'none') : userTypeOf(session, whoAmI);
  return { whoAmI, userType, displayType: displayTypes[userType], staff: isStaff ? staff.staff : null };
}
