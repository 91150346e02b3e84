import { addDays, type PlainDate } from '../../base/plain-date';
import { claimLimits } from './claim-limits';

/** The last day on which somebody who disagrees with a letter of this day is promised an answer in time. */
export const representationsUntil = (letter: PlainDate): PlainDate => addDays(letter, claimLimits.REPRESENTATION_DAYS);

/** By when we answer somebody who disagrees. */
export interface RepresentationTerms {
  isInTime: boolean;
  /** Null where it came too late for the promise; it is taken and answered all the same. */
  answerDue: PlainDate | null;
}

/** What holds for representations of this day against a letter. Source: docs/domain/claims.md#c7-4. */
export function representationTerms(letter: PlainDate, received: PlainDate): RepresentationTerms {
  const isInTime = received <= representationsUntil(letter);
  return { isInTime, answerDue: isInTime ? answeredBy(received) : null };
}

/** The day by whose end staff answer what came on a day: the same without the promise of it, so that nothing is forgotten. */
export const answeredBy = (received: PlainDate): PlainDate => addDays(received, claimLimits.REPRESENTATION_ANSWER_DAYS);
