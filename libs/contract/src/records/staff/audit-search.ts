import * as v from 'valibot';
import { optionalDay } from '../../fields/day';
import { count, instant, key, text, textOrNull, yesNo } from '../../fields/plain';
import { optionalText } from '../../fields/text';
import { obeys, type Rule } from '../../fields/rules';
import { wholeNumber } from '../../fields/whole-number';
import { written } from '../../fields/written';
import { DocumentFileSchema } from '../document';
import { pageSchema } from '../page';

/** How many rows one search or one file of the audit holds at most: the newest. */
export const mostExported = 10_000;
export const auditPageSize = 50;

const filter = {
  policyNumber: optionalText({ max: 15, long: 'Policy number must be 6 to 15 letters and numbers' }),
  /** The id of whoever acted. */
  actorId: optionalText({ max: 100, long: 'This is too long' }),
  action: optionalText({ max: 60, long: 'This is too long' }),
  from: optionalDay('First day must be a real date').written,
  to: optionalDay('Last day must be a real date').written,
};

const daysRule: Rule<{ from: string | null; to: string | null }> = ({ from, to }) =>
  from && to && from > to ? [{ field: 'from', message: 'The first day must be before the last day' }] : [];

/** Which rows of the audit; both days belong to it. `SYSTEM` finds what belongs to no policy. */
export const AuditFilterSchema = v.pipe(written(filter), obeys(daysRule));
export type AuditFilter = v.InferInput<typeof AuditFilterSchema>;

export const AuditSearchSchema = v.pipe(
  written({ ...filter, pageNumber: v.optional(wholeNumber(1, mostExported / auditPageSize), 1) }),
  obeys(daysRule),
);

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
export const AuditPageSchema = v.object({
  ...pageSchema(AuditEntrySchema).entries,
  /** There are more rows than are counted here: the search wants fewer days. */
  isCut: yesNo,
});
export type AuditPage = v.InferOutput<typeof AuditPageSchema>;

/** The same rows as a CSV file, newest first. */
export const AuditExportSchema = v.object({
  ...DocumentFileSchema.entries,
  rows: count,
  /** There are more rows than the file holds; its last line says so too. */
  isCut: yesNo,
});
export type AuditExport = v.InferOutput<typeof AuditExportSchema>;
