import { addDays } from '../base/plain-date';
import { todayInJohannesburg } from '../base/south-african-time';

/** What a DebiCheck mandate of this product always says. Source: docs/domain/banking.md#r3-7. */
export const mandateTerms = {
  /** Of the instalment. */
  maximumFactor: 1.5,
  /** Percent a year, without a new approval. */
  adjustmentRate: 10,
  /** Days for which a debit that failed is tried again. */
  trackingDays: 10,
  /** Days before which a payer says that the mandate ends. */
  noticeDays: 30,
} as const;

/** The same in the words of a mandate's record: a fixed amount each month, which may rise each year, and is tried again when it fails. */
export const mandateRecordTerms = {
  Debit_Sequence: 'RCUR',
  Debit_Value_Type: 'FIXED',
  Frequency: 'MONTHLY',
  Day_Adjustment_Allowed: true,
  Tracking_Indicator: true,
  Adjustment_Category: 'A',
  Adjustment_Rate: mandateTerms.adjustmentRate,
  Adjustment_Amount: null,
} as const;

/** While the payer is asked about other terms, those of before stay in force. */
const inForce = ['AUTHENTICATED', 'AMENDMENT_PENDING'];

/** Whether premiums may be collected with a mandate of this status; null: there is none. */
export const isMandateInForce = (status: string | null): boolean => status !== null && inForce.includes(status);

/** The most that one debit may take, in whole rand. */
export const maximumCollection = (instalment: number): number => Math.floor(instalment * mandateTerms.maximumFactor);

/** Unique for each mandate, on the bank statement: the policy number and the version in two digits, 14 characters at most. */
export const contractReference = (policyNumber: string, version: number): string =>
  `${policyNumber.slice(0, 12)}${String(version % 100).padStart(2, '0')}`;

/** Until when a payer can answer on the day it was sent (`TT1_DELAYED`): eight in the evening in Johannesburg. */
const closing = (date: string) => new Date(`${date}T20:00:00+02:00`);

/** Fewer hours than this before closing are too few to be asked the same day. */
const leastMs = 3_600_000;

export interface MandateWindow {
  authenticationType: 'TT1_DELAYED' | 'TT2_BATCH';
  respondBy: Date;
}

/** How and until when a payer is asked about a mandate: the same day while there is time, else within two days. */
export function firstWindow(sent: Date): MandateWindow {
  const respondBy = closing(todayInJohannesburg(sent));
  return respondBy.getTime() - sent.getTime() >= leastMs
    ? { authenticationType: 'TT1_DELAYED', respondBy }
    : secondWindow(sent);
}

/** The second asking, when the first had no answer: to eight in the evening two days later. */
export const secondWindow = (sent: Date): MandateWindow => ({
  authenticationType: 'TT2_BATCH',
  respondBy: closing(addDays(todayInJohannesburg(sent), 2)),
});

interface AskedMandate {
  readonly Mandate_Status: string;
  readonly Authentication_Type: 'TT1_REALTIME' | 'TT1_DELAYED' | 'TT2_BATCH' | 'TT3_CARD';
  /** When the payer was asked, as a timestamp. */
  readonly Created_At: string;
}

/**
 * Until when the payer can approve a new mandate at the bank; null where that is not known: a change of one that was approved is
 * asked for later than it was made, and at a device it is approved there and then. Source: docs/domain/banking.md#r3-7.
 */
export function answerUntil({
  Mandate_Status: status,
  Authentication_Type: type,
  Created_At,
}: AskedMandate): Date | null {
  if (status !== 'PENDING_AUTHENTICATION') return null;
  const sent = new Date(Created_At);
  switch (type) {
    case 'TT1_REALTIME':
      return new Date(sent.getTime() + 120_000);
    case 'TT1_DELAYED':
      return firstWindow(sent).respondBy;
    case 'TT2_BATCH':
      return secondWindow(sent).respondBy;
    case 'TT3_CARD':
      return null;
  }
}

/** What happens when a new debit order is not approved at the bank. Source: docs/domain/banking.md#r3-7. */
export const unapprovedSentence =
  'If nobody approves it, we cannot collect the premium and you have to pay it another way.';

/** What happens while other terms of a debit order are not approved at the bank. Source: docs/domain/banking.md#r3-7. */
export const termsBeforeSentence = 'Until then the terms that were approved before stay in force.';
