/**
 * Everybody who may try a call. Three are kinds of staff to whom less is open; the last four signed in to a claim, of the owner's and another, two
 * of them with a call for a child whom they speak for and for somebody else who is paid.
 */
export const callers = [
  'anonymous',
  'expired',
  'other customer',
  'owner',
  'consultant',
  'portal admin',
  'expired staff',
  'staff in no group',
  'consultant, policy not opened',
  'claimant',
  'other claimant',
  'claimant, for their child',
  'claimant, for somebody else',
] as const;
export type Caller = (typeof callers)[number];
