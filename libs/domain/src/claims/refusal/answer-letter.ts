import { ok, type Result } from '../../base/result';
import { type LetterPart, refusalLetter, type RefusalLetterFacts, type RefusalLetterPart } from './refusal-letter';

/** What an answer says that stays with a refusal. `date` is that of the letter that it answers for: the time for a court runs from there. */
export interface AnswerLetterFacts extends RefusalLetterFacts {
  /** What we say to what somebody sent, in our own words. */
  answer: string;
}

/** One part of an answer as it is read. */
export type AnswerLetterPart = Pick<LetterPart, 'heading' | 'paragraphs'>;

/**
 * The answer to somebody who disagrees, where it stays refused: what we say to it, then the reason and its facts again, as they are by now, and
 * where else to go. Refuses with LETTER_INCOMPLETE like the letter of the refusal. Source: docs/domain/claims.md#c7-4.
 */
export function answerLetter({ answer, ...facts }: AnswerLetterFacts): Result<AnswerLetterPart[]> {
  const letter = refusalLetter(facts);
  if (!letter.success) return letter;
  const saidIn = (...names: RefusalLetterPart[]) =>
    letter.value.parts.filter(({ part }) => names.includes(part)).flatMap(({ paragraphs }) => paragraphs);
  return ok([
    { heading: null, paragraphs: saidIn('SORRY') },
    { heading: 'What we say to it', paragraphs: [answer] },
    { heading: 'Why', paragraphs: saidIn('WHY') },
    { heading: 'What could change this', paragraphs: saidIn('WHAT_COULD_CHANGE') },
    { heading: 'If you still do not agree', paragraphs: saidIn('OMBUD', 'COURT') },
  ]);
}
