/** Refusals that screens say before anybody asks. In a file of their own: no screen carries the whole table of codes for one of them. */
export const pendingChangeExists = 'There is already a pending change for this record. Approve or cancel it first.';
export const duplicate = 'This person is already on the policy';
export const applicationExists = 'There is already an open application for this person';
