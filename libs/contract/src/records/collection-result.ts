import { debitResults } from '@portal/domain';
import * as v from 'valibot';
import { reference } from '../fields/given';
import { instantGiven } from '../fields/instant-given';

/** What a payer's bank reports about one debit, signed. Unknown fields are its own affair. */
export const CollectionResultSchema = v.object({
  /** The number by which we asked for the debit. */
  instructionId: v.pipe(reference('Name the debit'), v.maxLength(64)),
  /** What became of it. */
  result: v.picklist(debitResults),
  /** The bank's own code, where a debit did not go through or was given back. */
  bankCode: v.nullish(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,8}$/)), null),
  /** The amount in cents. */
  amountCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  /** What the bank calls the debit, at most 64 characters, or null. */
  bankReference: v.nullish(v.pipe(reference('Name what the bank calls it'), v.maxLength(64)), null),
  /** When it happened at the bank: news that are older than what was read change nothing. */
  resultAt: v.pipe(
    instantGiven,
    v.check((written) => !Number.isNaN(Date.parse(written))),
  ),
  /** When this report was signed; one that is too old is refused. */
  sentAt: instantGiven,
});
export type CollectionResult = v.InferOutput<typeof CollectionResultSchema>;
