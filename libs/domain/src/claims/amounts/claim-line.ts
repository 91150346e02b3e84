import { type PlainDate } from '../../base/plain-date';

/** One line of what is paid on a claim, in rand; a deduction is below zero. */
export interface ClaimLine {
  kind: 'COVER' | 'RIDER' | 'DEDUCTION';
  /** The id of the benefit; null for cover and for deductions. */
  riderId: string | null;
  /** As it is read on a statement. */
  label: string;
  amount: number;
  /** What it would be without the legal maximum. */
  beforeMaximum: number;
  payOn: PlainDate;
}

/** What is paid on one day, line by line. Rand. */
export interface ClaimPayment {
  payOn: PlainDate;
  amount: number;
  lines: readonly ClaimLine[];
}

/** The days that payments count from. */
export interface PaymentDays {
  /** The day of the decision; before there is one, today. */
  decidedOn: PlainDate;
  /** The day on which the invoice of a stonemason was accepted; absent or null: none was. */
  stonemasonInvoiceOn?: PlainDate | null;
}
