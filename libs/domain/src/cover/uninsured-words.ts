/** To a policyholder who pays for others only. Source: docs/domain/claims.md#c8-3. */
export const uninsuredSentence = 'You are not covered by this policy yourself, so nothing is paid when you die.';
