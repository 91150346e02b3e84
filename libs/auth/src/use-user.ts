import { useQuery } from '@tanstack/react-query';
import { useSession } from './use-session';
import { displayTypes, userTypeOf } from './user-type';
import { whoAmIQuery } from './who-am-i';

/** Who is signed in: the who-am-I query, the user type behind it and the word for it on screen. */
export function useUser() {
  const { session } = useSession();
  const whoAmI = useQuery({ ...whoAmIQuery(), enabled: session !== null });
  const userType = userTypeOf(session, whoAmI);
  return { whoAmI, userType, displayType: displayTypes[userType] };
}
