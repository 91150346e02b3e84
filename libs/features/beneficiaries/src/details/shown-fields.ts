import { identityRows } from '@portal/contract';

/** What is read of a beneficiary, card by card, beside the share and the status. */
export const shownFields = {
  paid: ['Relationship'],
  contact: ['Cell_Number', 'Email_Address'],
  identity: Object.keys(identityRows),
};
