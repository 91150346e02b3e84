import * as v from 'valibot';
import { instant, text, textOrNull } from '../../fields/plain';
import { wholeNumber } from '../../fields/whole-number';
import { pageSchema } from '../page';

/** What a member of staff did with a policy, as its policyholder reads it. */
export const accessKinds = [
  'OPENED',
  'NOT_OPENED',
  'NUMBER_SHOWN',
  'DOCUMENT_OPENED',
  'REQUEST_READ',
  'MESSAGE_SENT',
  'CHANGED',
  'DECIDED',
] as const;

/** Who looked, when, and why. */
export const AccessEntrySchema = v.object({
  /** When. */
  at: instant,
  /** The name of the member of staff. */
  who: text,
  /** What they are: `Consultant` or `Administrator`. */
  role: text,
  /** Whether the policy was looked at, or changed. */
  kind: v.picklist(accessKinds),
  /** What was done, in words. */
  what: text,
  /** The reason that was given, or null. */
  why: textOrNull,
});
export type AccessEntry = v.InferOutput<typeof AccessEntrySchema>;

/** Newest first. */
export const AccessLogSchema = pageSchema(AccessEntrySchema);
export type AccessLog = v.InferOutput<typeof AccessLogSchema>;

export const AccessLogQuerySchema = v.object({
  /** The page, from 1. */
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
});
