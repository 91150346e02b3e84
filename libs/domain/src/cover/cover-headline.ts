import { type PlainDate } from '../base/plain-date';
import { formatDate } from '../base/written-dates';
import { namesInWords } from '../people/names-in-words';
import { isPersonCovered, type PersonCover } from './person-cover';
import { type PolicyCover } from './policy-cover';

/** To whom it is said: those who are covered, or somebody else about them. */
export type CoverAudience = 'family' | 'others';

/** Whether the people of a policy are covered on the day of the answer, in one sentence. Source: docs/domain/policy.md#r4-3-cover. */
export function coverHeadline(cover: PolicyCover, today: PlainDate, reader: CoverAudience = 'family'): string {
  const { date, counted, covered } = cover;
  const audience = audienceOf(cover, reader);
  const { one, many } = verbs(date, today);
  const day = date === today ? 'today' : `on ${formatDate(date)}`;
  if (covered === 0) return `Nobody ${one} covered ${day}.`;
  const apart = accidentsOnly(cover, audience);
  const except = apart === null ? '' : `, ${apart}`;
  if (covered < counted) return `${covered} of ${counted} ${covered === 1 ? one : many} covered ${day}${except}.`;
  const isAlone = counted === 1;
  const all = everybody(counted, audience);
  const are = isAlone && audience === 'others' ? one : many;
  const when = date === today ? 'Today' : 'On';
  if (apart === null) return `${when}${date === today ? ',' : ''} ${formatDate(date)}: ${all} ${are} covered.`;
  const isEverybody = cover.people.filter(isPersonCovered).every(({ base }) => base.state === 'accident-only');
  const only = isEverybody ? apart.slice(apart.indexOf(' for accidents')) : `${except}`;
  return `${capital(all)} ${are} covered${only}${date === today ? '' : ` ${day}`}.`;
}

/** A policyholder who pays for others only is not one of those who are covered. */
export const audienceOf = ({ people }: PolicyCover, reader: CoverAudience): CoverAudience =>
  people.some(({ role, base }) => role === 'MAIN_MEMBER' && base.state === 'ended' && base.rule === 'removal')
    ? 'others'
    : reader;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function verbs(date: PlainDate, today: PlainDate) {
  if (date === today) return { one: 'is', many: 'are' };
  return date < today ? { one: 'was', many: 'were' } : { one: 'will be', many: 'will be' };
}

/** `all 5 of you`, `both of you`, `you`. */
export function everybody(counted: number, audience: CoverAudience): string {
  const who = audience === 'family' ? 'of you' : 'people';
  if (counted === 1) return audience === 'family' ? 'you' : 'the one person';
  if (counted === 2 && audience === 'family') return 'both of you';
  return `all ${counted} ${who}`;
}

/** Who is covered for accidents only, and until when where that is one day for all of them; null: nobody. */
export function accidentsOnly({ people }: PolicyCover, audience: CoverAudience): string | null {
  const waiting = people.filter((person) => isPersonCovered(person) && person.base.state === 'accident-only');
  if (waiting.length === 0) return null;
  const [first, ...other] = new Set(waiting.map(({ base }) => base.until));
  const until = first && other.length === 0 ? ` until ${formatDate(first)}` : '';
  return `${namesInWords(waiting.map((one) => nameOf(one, audience)))} for accidents only${until}`;
}

/** `you` for the policyholder among the family, the first name for everybody else. */
export const nameOf = ({ role, firstName }: Pick<PersonCover, 'role' | 'firstName'>, audience: CoverAudience) =>
  role === 'MAIN_MEMBER' && audience === 'family' ? 'you' : firstName;
