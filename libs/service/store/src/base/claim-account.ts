import { type PayeeAccount } from '@portal/contract';
import { type AccountHolder } from '@portal/domain';

/** Where somebody is paid, as a record keeps it: the full number is with `findClaimAccountNumber`. */
export interface ClaimAccount extends PayeeAccount {
  id: string;
  /** When it was given: ISO 8601 in UTC. */
  setAt: string;
  /** Absent: of whoever speaks for the payee, where somebody does. */
  holder?: AccountHolder;
  /** When whoever speaks for a child said that they use the money for the child, with `useForChildDeclaration`. Null or absent: nobody did. */
  forChildDeclaredAt?: string | null;
}
