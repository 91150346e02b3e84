import * as v from 'valibot';
import { optionalDay } from '../../fields/day';
import { count, instant, key, text, textOrNull } from '../../fields/plain';
import { optionalText } from '../../fields/text';
import { wholeNumber } from '../../fields/whole-number';
import { written } from '../../fields/written';
import { pageSchema } from '../page';

/** How many rows one file of the audit holds at most. */
export const mostExported = 10_000;
export const auditPageSize = 50;

const filter = {
  policyNumber: optionalText({ max: 15, long: 'Policy number is not valid' }),
  /** The id of whoever acted. */
  actorId: optionalText({ max: 100, long: 'This is too long' }),
  action: optionalText({ max: 60, long: 'This is too long' }),
  from: optionalDay('Enter a valid date (DD/MM/YYYY)').written,
  to: optionalDay('Enter a valid date (DD/MM/YYYY)').written,
};

/** Which rows of the audit; both days belong to it. */
export const AuditFilterSchema = written(filter);
export type AuditFilter = v.InferInput<typeof AuditFilterSchema>;

export const AuditSearchSchema = written({ ...filter, pageNumber: v.optional(wholeNumber(1, 1_000_000), 1) });
export type AuditSearch = v.InferInput<typeof AuditSearchSchema>;

/** One row of the audit. */
export const AuditEntrySchema = v.object({
  sequence: count,
  at: instant,
  actorType: text,
  actorId: textOrNull,
  /** The name of a member of staff. */
  actorName: textOrNull,
  role: textOrNull,
  policyNumber: textOrNull,
  action: text,
  entityType: textOrNull,
  entityId: v.nullable(key),
  before: v.unknown(),
  after: v.unknown(),
  reason: textOrNull,
  outcome: text,
  requestId: textOrNull,
  ip: textOrNull,
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** Newest first. */
export const AuditPageSchema = pageSchema(AuditEntrySchema);
export type AuditPage = v.InferOutput<typeof AuditPageSchema>;
