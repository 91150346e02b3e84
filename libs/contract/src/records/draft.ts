import { actionTypes, notPlainText } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { instant, text } from '../fields/plain';
import { hiddenIn } from '../fields/hidden-in';
import { written } from '../fields/written';

/** What stands in the path in the place of a record when something is added. */
export const newRecord = 'new';

const values = v.pipe(
  v.record(v.string(), v.unknown(), 'Send the fields of the form'),
  v.check((given) => hiddenIn(given) === null, notPlainText),
);

/** A form that was left half filled in, kept for 30 days or until it is sent. */
export const DraftSchema = v.object({
  /** The kind of change that the form asks for. */
  form: oneOf(actionTypes),
  /** The record it is about; `new` for an addition. */
  recordId: text,
  /** What was typed so far, by the names of the fields. */
  values: v.record(v.string(), v.unknown()),
  /** When it was last saved. */
  updatedAt: instant,
  /** When it is deleted unless it is saved again. */
  expiresAt: instant,
});
export type Draft = v.InferOutput<typeof DraftSchema>;

/** What is typed so far. Never judged: a draft may be wrong. */
export const DraftInputSchema = written({
  /** What was typed so far, by the names of the fields; PINs and files are not kept. */
  values,
});

export const DraftDeletedSchema = v.object({
  /** Whether there was anything to discard. */
  wasKept: v.boolean(),
});
