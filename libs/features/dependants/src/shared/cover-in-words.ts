import { type Policy } from '@portal/contract';
import { coverBadge, coverSentenceOf, coverToday, coverTone, type PlainDate, type Tone } from '@portal/domain';

/** Where the cover of one person stands, for a badge and as a sentence. */
export interface CoverInWords {
  label: string;
  tone: Tone;
  sentence: string;
}

/** Where the cover of everybody on a policy stands today, by their ids (docs/domain/policy.md#r4-3-cover). */
export const coversInWords = (policy: Policy, today: PlainDate): ReadonlyMap<string, CoverInWords> =>
  new Map(
    coverToday(policy, today).people.map((person) => [
      person.personId,
      { label: coverBadge(person), tone: coverTone(person).tone, sentence: `${coverSentenceOf(person, today)}.` },
    ]),
  );

/** The same of one of them; null for somebody who is not on the policy. */
export const coverInWords = (policy: Policy, id: string, today: PlainDate): CoverInWords | null =>
  coversInWords(policy, today).get(id) ?? null;
