import { type StaffPayout } from '@portal/contract';
import { type StaffName } from './claim-record';

/** That somebody is paid in cash at a store, as two people choose it. Source: docs/domain/claims.md#c6-2. */
export interface AskedCash {
  askedBy: StaffName;
  /** ISO 8601 in UTC. */
  askedAt: string;
  /** The number that the code goes to, in stored form: no other, also when another is noted since. */
  cellNumber: string;
  /** Null while nobody has confirmed; from then on the payment is a voucher. */
  confirmedBy: StaffName | null;
}

/** That staff looked for somebody who does not say where to pay. Source: docs/domain/claims.md#c6-1. */
interface Trace {
  by: StaffName;
  /** ISO 8601 in UTC. */
  at: string;
  /** What they did and found. */
  note: string;
}

/** Everything about a payment but what it is found by. Amounts in rand. Source: docs/domain/claims.md#c6-3. */
export interface PayoutRecord {
  payee: StaffPayout['payee'];
  lines: StaffPayout['lines'];
  method: StaffPayout['method'];
  /** Staff asked that it be paid in cash; null or absent: nobody has. */
  cash?: AskedCash | null;
  /** The account that it goes to, by its id; null while there is none. */
  accountId: string | null;
  bank: string | null;
  /** Masked. */
  accountNumber: string | null;
  waitsForAdministrator: boolean;
  attempts: number;
  bankReference: string | null;
  /** ISO 8601 in UTC, as the next one. */
  sentAt: string | null;
  paidAt: string | null;
  failureReason: string | null;
  /** When whoever is paid was looked for, the last one last; absent: nobody has. */
  traced?: Trace[];
  /** The letter about it, by its id. */
  proofDocumentId: string | null;
}
