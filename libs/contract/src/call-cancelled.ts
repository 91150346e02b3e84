/** The code of a call that whoever made it took back before it had arrived. No service answers it: nothing is wrong. */
export const callCancelled = 'CANCELLED';
