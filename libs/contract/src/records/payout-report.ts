import { payoutFailures } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { reference } from '../fields/given';
import { instantGiven } from '../fields/instant-given';
import { obeys, type Rule } from '../fields/rules';

/** What becomes of a payment at the bank that pays claims. */
const payoutResults = ['PAID', 'FAILED', 'RETURNED'] as const;

const moment = v.pipe(
  instantGiven,
  v.check((written) => !Number.isNaN(Date.parse(written)), 'Name a moment that exists'),
);

const stateEntries = {
  /** The id under which we handed the payment over. */
  payoutId: v.pipe(reference('Name the payment'), v.maxLength(64)),
  /** What became of it. */
  result: v.picklist(payoutResults),
  /** Why it was refused or sent back; null when it was paid. */
  reason: v.nullish(oneOf(payoutFailures), null),
  /** The amount in cents. */
  amountCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  /** What the bank calls the payment, at most 64 characters, or null. */
  bankReference: v.nullish(v.pipe(reference('Name what the bank calls it'), v.maxLength(64)), null),
  /** When the bank paid it; null when it never did. */
  paidAt: v.nullish(moment, null),
  /** When the money came back; null when it did not. */
  returnedAt: v.nullish(moment, null),
};

type State = v.InferOutput<v.ObjectSchema<typeof stateEntries, undefined>>;

/** What was paid says when, and what came back when that was. */
const whenRule: Rule<State> = ({ result, paidAt, returnedAt }) => {
  if (result === undefined) return [];
  const says = (at: string | null | undefined, isSaid: boolean) => (typeof at === 'string') === isSaid;
  return [
    ...(says(paidAt, result !== 'FAILED') ? [] : [{ field: 'paidAt', message: 'Say when it was paid, if it was' }]),
    ...(says(returnedAt, result === 'RETURNED')
      ? []
      : [{ field: 'returnedAt', message: 'Say when it came back, if it did' }]),
  ];
};

/** A payment as the bank has it, whether it tells or is asked. Unknown fields are its own affair (docs/domain/claims.md#c6-3). */
export const BankedPayoutSchema = /* @__PURE__ */ v.pipe(v.object(stateEntries), obeys(whenRule));
export type BankedPayout = v.InferOutput<typeof BankedPayoutSchema>;

/** The same as the bank reports it, signed. */
export const PayoutReportSchema = /* @__PURE__ */ v.pipe(
  v.object({
    ...stateEntries,
    /** When this report was signed; one that is too old is refused. */
    sentAt: instantGiven,
  }),
  obeys(whenRule),
);
