import { formatCover } from '../base/money';
import { ordinal } from '../base/ordinal';
import { type PlainDate } from '../base/plain-date';
import { formatDate } from '../base/written-dates';
import { namesInWords } from '../people/names-in-words';
import { type CoverAudience, nameOf } from './cover-headline';
import { type NextCoverChange, type PolicyCover } from './policy-cover';

/** What changes next on a policy without anybody doing anything: `Themba's cover rises to R 15 000 on his 6th birthday, 3 May 2028`. */
export function nextChangeSentence(
  { nextChange, counted }: Pick<PolicyCover, 'nextChange' | 'counted'>,
  audience: CoverAudience = 'family',
): string | null {
  if (nextChange === null) return null;
  const { what, amount, on } = nextChange;
  switch (what) {
    case 'natural-causes':
      return `${capital(subject(nextChange, counted, audience))} covered for natural causes from ${formatDate(on)}`;
    case 'any-cause':
      return `${capital(subject(nextChange, counted, audience))} covered for any cause from ${formatDate(on)}`;
    case 'starts':
      return `${owner(nextChange, audience)} cover starts on ${formatDate(on)}`;
    case 'ends':
      return `${owner(nextChange, audience)} cover ends ${dayOf(nextChange)}`;
    case 'rises':
      return `${owner(nextChange, audience)} cover rises to ${formatCover(amount)} ${dayOf(nextChange)}`;
    case 'natural-rises':
      return `${owner(nextChange, audience)} cover for natural causes rises to ${formatCover(amount)} ${dayOf(nextChange)}`;
    case 'suicide-rises':
      return `${owner(nextChange, audience)} cover for suicide rises to ${formatCover(amount)} ${dayOf(nextChange)}`;
    case 'falls':
      return `${owner(nextChange, audience)} cover falls to ${formatCover(amount)} ${dayOf(nextChange)}`;
  }
}

/** That somebody's cover ends, as a title above what can be done. */
export const coverEndsTitle = (name: string, ends: PlainDate): string => `${name}’s cover ends on ${formatDate(ends)}`;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function subject({ people }: NextCoverChange, counted: number, audience: CoverAudience): string {
  const [first] = people;
  if (people.length === counted && counted > 1) {
    return `${audience === 'family' ? (counted === 2 ? 'both of you' : `all ${counted} of you`) : `all ${counted}`} are`;
  }
  const names = namesInWords(people.map((person) => nameOf(person, audience)));
  const isOne = people.length === 1 && first !== undefined && nameOf(first, audience) !== 'you';
  return `${names} ${isOne ? 'is' : 'are'}`;
}

/** `Themba's`, `Your`. */
function owner({ people }: NextCoverChange, audience: CoverAudience): string {
  const names = namesInWords(people.map((person) => nameOf(person, audience)));
  return names === 'you' ? 'Your' : `${capital(names)}'s`;
}

const whose: Record<string, string> = { MALE: 'his', FEMALE: 'her' };

function dayOf({ on, birthday, people: [first] }: NextCoverChange): string {
  return birthday === null
    ? `on ${formatDate(on)}`
    : `on ${whose[first?.gender ?? ''] ?? 'the'} ${ordinal(birthday)} birthday, ${formatDate(on)}`;
}
