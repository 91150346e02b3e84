import { coverBadge, coverSentenceOf, coverTone, type PolicyCover, type Tone } from '@portal/domain';

/** Where the cover of one person stands, for a badge and as a sentence. */
export interface CoverInWords {
  label: string;
  tone: Tone;
  sentence: string;
}

/** Where the cover of everybody on a policy stands today, by their ids (docs/domain/policy.md#r4-3-cover). */
export const coversInWords = ({ people, date }: PolicyCover): ReadonlyMap<string, CoverInWords> =>
  new Map(
    people.map((person) => [
      person.personId,
      { label: coverBadge(person), tone: coverTone(person).tone, sentence: `${coverSentenceOf(person, date)}.` },
    ]),
  );
