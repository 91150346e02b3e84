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
