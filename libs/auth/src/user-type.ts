import { ApiError } from '@portal/api-client';
import { type StoredSession, type UserType, type WhoAmI } from '@portal/contract';

/** What is known of the who-am-I call. */
export interface WhoAmIState {
  data: WhoAmI | undefined;
  error: Error | null;
}

/**
 * Who is in front of the screen (docs/specification.md#s4): `user` once who-am-I succeeds.
 *
 * While it has not answered, or cannot, what the stored session says stands in: a lost network signs nobody out. Being
 * refused as no customer (403) does.
 */
export function userTypeOf(session: StoredSession | null, { data, error }: WhoAmIState): UserType | 'none' {
  if (!session) return 'none';
  if (data) return 'user';
  const isRefused = error instanceof ApiError && error.status === 403;
  return isRefused && session.userType === 'user' ? 'none' : session.userType;
}

/** The word for a user type on screen. */
export const displayTypes = { user: 'customer', admin: 'admin', none: null } as const;
