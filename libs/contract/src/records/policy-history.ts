import * as v from 'valibot';
import { instant, text, textOrNull } from '../fields/plain';
import { pageSchema } from './page';

/** Who did it: the policyholder, somebody who signed in or tried to as them, staff, or the insurer's systems. */
const historyActors = ['POLICYHOLDER', 'SOMEBODY', 'STAFF', 'SYSTEM'] as const;

/** Something that happened on a policy, as its policyholder reads it. */
const HistoryEntrySchema = v.object({
  /** When it happened. */
  at: instant,
  /** Who did it, by kind. */
  by: v.picklist(historyActors),
  /** The name of a member of staff, and what they are; null for everybody else. */
  who: textOrNull,
  /** What they are; null for everybody else. */
  role: textOrNull,
  /** What happened, in words. */
  what: text,
  /** Why staff looked at it. */
  why: textOrNull,
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>;

/** Newest first. */
export const PolicyHistorySchema = pageSchema(HistoryEntrySchema);
export type PolicyHistory = v.InferOutput<typeof PolicyHistorySchema>;
