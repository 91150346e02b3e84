import * as v from 'valibot';

/** What the browser keeps under the key `tk` (docs/specification.md#s3 and #s5). Anything else counts as signed out. */
export const StoredSessionSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  userType: v.picklist(['admin', 'user']),
});
export type StoredSession = v.InferOutput<typeof StoredSessionSchema>;
export type UserType = StoredSession['userType'];
export const sessionStorageKey = 'tk';
/** The same for somebody who claims, in the session storage (docs/domain/claims.md#c1-4). */
export const claimantStorageKey = 'claimant';
