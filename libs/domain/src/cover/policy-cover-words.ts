import { type PlainDate } from '../base/plain-date';
import { formatDate } from '../base/written-dates';
import { limits } from '../base/limits';
import { lapseDate } from '../policy/policy-dates';
import { baseSentence, threatSentence } from './cover-words';
import { hasOwnEnd, isPersonCovered } from './person-cover';
import { type PolicyCover } from './policy-cover';

/**
 * What the policy itself says of the cover of everybody on it: that nobody is covered and why, what threatens it, or that no premium
 * is asked for. Null while there is cover and nothing threatens it. Without a full stop at its end. Source: docs/domain/policy.md#r4-3-cover.
 */
export function policyCoverSentence({ people, date }: PolicyCover): string | null {
  const person = people.find((one) => one.isOnPolicy && one.diedOn === null && !hasOwnEnd(one));
  if (person === undefined) return null;
  if (!isPersonCovered(person)) return baseSentence(person, date);
  const threat = person.threats.find(({ kind }) => kind !== 'proof-of-study');
  return threat ? threatSentence(threat, date) : null;
}

/** What a premium that does not come means for cover, before it is missed. */
export const graceToComeSentence = () =>
  `Cover then goes on for ${limits.GRACE_DAYS} days of grace, and ends when the premium has not come by then`;

/** What a new month of grace means for the people on a policy, to staff who may grant it. */
export const graceAnewSentence = () => `They stay covered for ${limits.GRACE_DAYS} days from today`;

/** Until when a policy in grace covers the people on it, to staff. */
export const coveredInGraceSentence = (graceEnds: PlainDate): string =>
  `They are covered until ${formatDate(graceEnds)}`;

/** What the end of grace means. */
export const lapseToComeSentence = (graceEnds: PlainDate | null): string =>
  graceEnds === null
    ? 'The policy lapses, and nobody on it is covered any more'
    : `The policy lapses on ${formatDate(lapseDate(graceEnds))}, and from that day nobody on it is covered`;
