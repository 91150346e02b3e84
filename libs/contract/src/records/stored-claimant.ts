import * as v from 'valibot';

/** What a tab keeps of somebody who signed in to one claim (docs/domain/claims.md#c1-4), apart from the session of a policyholder. */
export const StoredClaimantSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  /** What its calls say of their role. */
  userType: v.literal('user'),
  /** The claim that it opens, or the report. */
  reference: v.string(),
});
export type StoredClaimant = v.InferOutput<typeof StoredClaimantSchema>;
