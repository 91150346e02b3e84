import { type StaffPayout } from '@portal/contract';

/** Everything about a payment but what it is found by. Amounts in rand. Source: docs/domain/claims.md#c6-3. */
export interface PayoutRecord {
  payee: StaffPayout['payee'];
  lines: StaffPayout['lines'];
  method: StaffPayout['method'];
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
  /** The letter about it, by its id. */
  proofDocumentId: string | null;
}
