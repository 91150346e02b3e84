import { type DebitResult } from '@portal/domain';
import * as v from 'valibot';
import { type Callback } from '../../delivery/callback';
import { instant, text } from '../../http/fields';

const cents = 'amountCents must be a whole number of cents from 1 to 100000000';
const date = 'actionDate must be a date such as 2026-03-02';
const days = 'trackingDays must be a whole number from 0 to 10';

/** One debit that a creditor tells the payer's bank to collect. */
export const DebitInstructionSchema = v.strictObject({
  instructionId: text('instructionId', 64),
  contractReference: v.pipe(
    v.string('contractReference must be text'),
    v.regex(/^[A-Z0-9]{1,14}$/, 'contractReference must be 1 to 14 capital letters or digits'),
  ),
  mandateReference: v.nullable(text('mandateReference', 64)),
  creditorShortName: text('creditorShortName', 10),
  actionDate: v.pipe(v.string(date), v.isoDate(date)),
  amountCents: v.pipe(v.number(cents), v.integer(cents), v.minValue(1, cents), v.maxValue(100_000_000, cents)),
  holder: text('holder', 120),
  branchCode: v.pipe(v.string('branchCode must be text'), v.regex(/^\d{6}$/, 'branchCode must be 6 digits')),
  accountType: v.picklist(['CURRENT', 'SAVINGS', 'TRANSMISSION'], 'accountType is not known'),
  accountNumber: v.pipe(v.string('accountNumber must be text'), v.regex(/^\d{6,16}$/, 'accountNumber must be digits')),
  trackingDays: v.pipe(v.number(days), v.integer(days), v.minValue(0, days), v.maxValue(10, days)),
  sentAt: instant('sentAt'),
});
export type DebitInstruction = Omit<v.InferOutput<typeof DebitInstructionSchema>, 'sentAt'>;

/** What the bank last decided about a debit, as it tells the creditor. */
export interface Decision {
  result: DebitResult;
  bankCode: string | null;
  amountCents: number;
  resultAt: string;
}

/** A debit in the bank's books. */
export interface Debit {
  readonly instruction: DebitInstruction;
  readonly bankReference: string;
  /** Null: the bank has not decided. */
  decision: Decision | null;
  /** Whoever asks hears nothing. */
  isSilent: boolean;
  callbacks: Callback[];
}
