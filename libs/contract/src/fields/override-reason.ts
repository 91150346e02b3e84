import { touchesRule } from '@portal/domain';
import * as v from 'valibot';
import { type Known, type Rule } from './rules';
import { remark } from './remark';

/**
 * Why a portal administrator overrides a rule for somebody. With it `obeys` lets pass what may be overridden; whether the caller
 * may do so is the service's question, and no record keeps it.
 */
export const overrideEntries = {
  /** Why a portal administrator overrides a rule about age or birth date, 5 to 250 characters; for nobody else. */
  Override_Reason: /* @__PURE__ */ v.optional(
    remark({ required: 'Enter a reason', min: 5, max: 250, what: 'The reason' }),
  ),
};

type Fields = Readonly<Record<string, unknown>>;

/** A rule about somebody who has a record: what may be overridden is asked again only of a change that touches it. */
export const askedAnew =
  <Value extends object>(rule: Rule<Value>, record: Known<Value>): Rule<Value> =>
  (next) =>
    rule(next).filter(({ code }) => !code || touchesRule(code, record as Fields, next as Fields));

/** A rule without what may be overridden, for an update that names some fields: the service asks the rest of the whole record. */
export const asFarAsKnown =
  <Value extends object>(rule: Rule<Value>): Rule<Value> =>
  (fields) =>
    rule(fields).filter(({ code }) => !code);
