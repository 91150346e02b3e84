import { representationOutcomes } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { dayOrNull, instant, instantOrNull, text, textOrNull } from '../fields/plain';
import { remarkInLines } from '../fields/remark-in-lines';
import { written } from '../fields/written';
import { ClaimFileSchema, claimFiles, claimVersion } from './claim-document';

/** The parts of a letter, in their order. */
export const letterParts = v.array(
  v.object({
    /** The heading; null where a part has none. */
    heading: textOrNull,
    /** What it says. */
    paragraphs: v.array(text),
  }),
);

/** What somebody sent who does not agree with a refusal, and what became of it (docs/domain/claims.md#c7-4). */
export const RepresentationSchema = v.object({
  /** When it reached us. */
  receivedAt: instant,
  /** Why they do not agree, in their words. */
  text: text,
  /** The photos or files that came with it. */
  files: v.array(ClaimFileSchema),
  /** The day by whose end we promised to answer; null where it came too late for the promise. */
  answerDue: dayOrNull,
  /** When we answered; null before that. */
  answeredAt: instantOrNull,
  /** What became of it; null before we answered. */
  outcome: v.nullable(oneOf(representationOutcomes)),
  /** Our answer, part by part; empty before we answered. */
  answer: letterParts,
});
export type Representation = v.InferOutput<typeof RepresentationSchema>;

/** What everybody sends who does not agree, or staff for them. */
export const representationEntries = {
  /** Why they do not agree, 5 to 2 000 characters. */
  text: remarkInLines({ required: 'Tell us why you do not agree', min: 5, max: 2000, what: 'The text' }),
  /** Photos or files that show it, at most 10. */
  files: v.optional(claimFiles, []),
  /** The version of the claim that was read. */
  version: claimVersion,
};

export const SendRepresentationsSchema = written(representationEntries);
