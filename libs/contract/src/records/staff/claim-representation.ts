import { representationOutcomes } from '@portal/domain';
import * as v from 'valibot';
import { chosen, oneOf } from '../../fields/choice';
import { dayOrNull, instant, instantOrNull, key, text } from '../../fields/plain';
import { remarkInLines } from '../../fields/remark-in-lines';
import { written } from '../../fields/written';
import { ClaimFileSchema } from '../claim-document';
import { representationEntries } from '../claim-representation';
import { StaffNameSchema } from './claim-parts';
import { asDecided, receivedAtInput } from './claim-work';

/** What somebody sent who does not agree with a refusal, as staff read it (docs/domain/claims.md#c7-4). */
export const StaffRepresentationSchema = v.object({
  id: key,
  /** When it reached us. */
  receivedAt: instant,
  /** Who sent it, or put it in for them. */
  sentBy: text,
  /** Why they do not agree, in their words. */
  text: text,
  /** The photos or files that came with it. */
  files: v.array(ClaimFileSchema),
  /** The day by whose end we promised to answer; null where it came too late for the promise. */
  answerDue: dayOrNull,
  /** When it was answered; null before that, also while an answer waits for the second person. */
  answeredAt: instantOrNull,
  /** The answer; null while nobody has written one. */
  answer: v.nullable(
    v.object({
      /** What becomes of it. */
      outcome: oneOf(representationOutcomes),
      /** What the family reads of it in our own words. */
      text: text,
      /** Who wrote it. */
      by: StaffNameSchema,
      /** When. */
      at: instant,
      /** The second person; null where it waits for one, or needed none because the claim was opened again. */
      confirmedBy: v.nullable(StaffNameSchema),
    }),
  ),
});
export type StaffRepresentation = v.InferOutput<typeof StaffRepresentationSchema>;

/** What somebody told staff or handed in. */
export const ReceiveRepresentationsSchema = written({
  ...representationEntries,
  /** When it reached us; null: now. ISO 8601 in UTC, not in the future. */
  receivedAt: receivedAtInput,
});

/** What becomes of it. Another one waits for the second person, and takes the place of an answer that does. */
export const AnswerRepresentationsSchema = written({
  /** Open the claim again, or stay with the refusal. */
  outcome: chosen(representationOutcomes, 'Choose what becomes of it'),
  /** What the family reads, 5 to 2 000 characters. */
  answer: remarkInLines({ required: 'Write the answer', min: 5, max: 2000, what: 'The answer' }),
  ...asDecided,
});

export const ConfirmAnswerSchema = written(asDecided);
