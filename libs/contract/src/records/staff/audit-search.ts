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
  /** Only what happened on this policy; null for all. */
  policyNumber: optionalText({ max: 15, long: 'Policy number must be 6 to 15 letters and numbers' }),
  /** The id of whoever acted. */
  actorId: optionalText({ max: 100, long: 'This is too long' }),
  /** Only this action; null for all. */
  action: optionalText({ max: 60, long: 'This is too long' }),
  /** The first day; null from the beginning. */
  from: optionalDay('First day must be a real date').written,
  /** The last day; null until today. */
  to: optionalDay('Last day must be a real date').written,
};

const daysRule: Rule<{ from: string | null; to: string | null }> = ({ from, to }) =>
  from && to && from > to ? [{ field: 'from', message: 'The first day must be before the last day' }] : [];

/** Which rows of the audit; both days belong to it. `SYSTEM` finds what belongs to no policy. */
export const AuditFilterSchema = v.pipe(written(filter), obeys(daysRule));
export type AuditFilter = v.InferInput<typeof AuditFilterSchema>;

export const AuditSearchSchema = v.pipe(
  written({
    ...filter,
    /** The page, from 1. */
    pageNumber: v.optional(wholeNumber(1, mostExported / auditPageSize), 1),
  }),
  obeys(daysRule),
);

/** One row of the audit. */
export const AuditEntrySchema = v.object({
  /** The number of the row in its chain. */
  sequence: count,
  /** When it happened. */
  at: instant,
  /** What kind of actor it was. */
  actorType: text,
  /** The id of whoever acted, or null. */
  actorId: textOrNull,
  /** The name of a member of staff. */
  actorName: textOrNull,
  /** In what role they acted, or null. */
  role: textOrNull,
  /** The policy that it was about, or null. */
  policyNumber: textOrNull,
  /** What was done. */
  action: text,
  /** The kind of record that it was done to, or null. */
  entityType: textOrNull,
  /** The record that it was done to, or null. */
  entityId: v.nullable(key),
  /** The record before, as far as it is kept. */
  before: v.unknown(),
  /** The record afterwards, as far as it is kept. */
  after: v.unknown(),
  /** The reason that was given, or null. */
  reason: textOrNull,
  /** Whether it was done or refused. */
  outcome: text,
  /** The id of the request that did it, or null. */
  requestId: textOrNull,
  /** The address that it came from, or null. */
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
  /** How many rows the file holds. */
  rows: count,
  /** There are more rows than the file holds; its last line says so too. */
  isCut: yesNo,
});
export type AuditExport = v.InferOutput<typeof AuditExportSchema>;
