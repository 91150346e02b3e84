import * as v from 'valibot';
import { reference } from '../fields/given';
import { instantGiven } from '../fields/instant-given';
import { obeys, type Rule } from '../fields/rules';

/** What becomes of a voucher at the provider of vouchers. */
const voucherResults = ['CASHED', 'EXPIRED', 'NOT_DELIVERED'] as const;

const moment = v.pipe(
  instantGiven,
  v.check((written) => !Number.isNaN(Date.parse(written)), 'Name a moment that exists'),
);

const stateEntries = {
  /** The id of the payment, under which we had the voucher issued. */
  payoutId: v.pipe(reference('Name the payment'), v.maxLength(64)),
  /** What became of it: somebody cashed it, nobody did in time, or the code did not reach the number. */
  result: v.picklist(voucherResults),
  /** The amount in cents. */
  amountCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  /** What the provider calls the voucher, at most 64 characters, or null; never its code. */
  voucherReference: v.nullish(v.pipe(reference('Name what the provider calls it'), v.maxLength(64)), null),
  /** When it was cashed; null when it was not. */
  cashedAt: v.nullish(moment, null),
};

type State = v.InferOutput<v.ObjectSchema<typeof stateEntries, undefined>>;

/** What was cashed says when, and nothing else does. */
const whenRule: Rule<State> = ({ result, cashedAt }) =>
  result === undefined || (typeof cashedAt === 'string') === (result === 'CASHED')
    ? []
    : [{ field: 'cashedAt', message: 'Say when it was cashed, if it was' }];

/** A voucher as its provider has it, whether it tells or is asked. Unknown fields are its own affair (docs/domain/claims.md#c6-3). */
export const IssuedVoucherSchema = /* @__PURE__ */ v.pipe(v.object(stateEntries), obeys(whenRule));
export type IssuedVoucher = v.InferOutput<typeof IssuedVoucherSchema>;

/** The same as the provider reports it, signed. */
export const VoucherReportSchema = /* @__PURE__ */ v.pipe(
  v.object({
    ...stateEntries,
    /** When this report was signed; one that is too old is refused. */
    sentAt: instantGiven,
  }),
  obeys(whenRule),
);
