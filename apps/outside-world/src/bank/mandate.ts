import * as v from 'valibot';
import { type Callback } from '../delivery/callback';
import { instant, rand, text } from '../http/fields';

const day = 'collectionDay must be a day from 1 to 30';
const date = 'firstCollectionDate must be a date such as 2026-03-02';
const masked = 'accountNumberMasked may show four digits at most';

/** What a creditor asks the payer's bank, in rand. Source: docs/domain/banking.md#r3-7. */
export const MandateRequestSchema = v.pipe(
  v.strictObject({
    contractReference: v.pipe(
      v.string('contractReference must be text'),
      v.regex(/^[A-Z0-9]{1,14}$/, 'contractReference must be 1 to 14 capital letters or digits'),
    ),
    creditorShortName: text('creditorShortName', 10),
    debtorName: text('debtorName', 120),
    bankName: text('bankName', 60),
    accountNumberMasked: v.pipe(
      text('accountNumberMasked', 34),
      v.check((shown) => shown.replace(/\D/g, '').length <= 4, masked),
    ),
    instalmentAmount: rand('instalmentAmount', 0.01),
    maximumAmount: rand('maximumAmount', 0.01),
    collectionDay: v.pipe(v.number(day), v.integer(day), v.minValue(1, day), v.maxValue(30, day)),
    firstCollectionDate: v.nullable(
      v.pipe(
        v.string(date),
        v.isoDate(date),
        v.check((written) => !Number.isNaN(Date.parse(written)), date),
      ),
    ),
    respondBy: instant('respondBy'),
    sentAt: instant('sentAt'),
  }),
  v.check(
    ({ instalmentAmount, maximumAmount }) =>
      maximumAmount >= instalmentAmount && maximumAmount <= instalmentAmount * 1.5 + 1e-6,
    'maximumAmount must be from the instalment to one and a half times the instalment',
  ),
);
export type MandateRequest = v.InferOutput<typeof MandateRequestSchema>;

/** What the payer approves or declines. */
export type Terms = Omit<MandateRequest, 'sentAt'>;
export type MandateResult = 'AUTHENTICATED' | 'REJECTED';

/** A mandate and the question about it that was asked last. Instants are ISO 8601 in UTC. */
export interface Mandate {
  readonly contractReference: string;
  terms: Terms;
  /** Names this question: an answer to an earlier one does not count. */
  question: string;
  result: MandateResult | null;
  answeredAt: string | null;
  /** The terms in force: those that the payer approved last. */
  agreed: Terms | null;
  /** Given by the bank when the payer first approves; an amendment keeps it. */
  mandateReferenceNumber: string | null;
  callbacks: Callback[];
}

/** Whether the payer can answer now, has answered, or missed the time. */
export const mandateStanding = ({ result, terms }: Mandate, now: Date): 'WAITING' | 'MISSED' | MandateResult =>
  result ?? (Date.parse(terms.respondBy) <= now.getTime() ? 'MISSED' : 'WAITING');
