/** The reason in the reminder of a request that expires, where it is the policyholder who has to approve it. */
export const theirApproval = 'THEIR_APPROVAL';
