import { type PayeeAccount } from '@portal/contract';

/** Where somebody is paid, as a record keeps it: the full number is with `findClaimAccountNumber`. */
export interface ClaimAccount extends PayeeAccount {
  id: string;
  /** When it was given: ISO 8601 in UTC. */
  setAt: string;
}
