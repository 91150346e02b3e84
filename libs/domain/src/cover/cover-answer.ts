import { accidentsOnly, audienceOf, everybody } from './cover-headline';
import { isPersonCovered } from './person-cover';
import { type PolicyCover } from './policy-cover';

const spelled = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const said = (count: number) => spelled[count] ?? `${count}`;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Whether the people of a policy are covered today, as it is said to the policyholder who asks on the telephone: the headline of the
 * cover with a yes or a no and numbers in words. Source: docs/domain/policy.md#r4-3-cover.
 */
export function coverAnswer(cover: PolicyCover): string {
  const { counted, covered, people } = cover;
  const audience = audienceOf(cover, 'family');
  if (covered === 0)
    return counted === 1 && audience === 'family' ? 'No, you are not covered.' : 'No, nobody is covered.';
  const apart = accidentsOnly(cover, audience);
  const isAccidentsOnly = people.filter(isPersonCovered).every(({ base }) => base.state === 'accident-only');
  const until = apart === null ? '' : isAccidentsOnly ? apart.slice(apart.indexOf(' for accidents')) : `, ${apart}`;
  if (covered < counted) {
    return `${capital(said(covered))} of ${said(counted)} ${covered === 1 ? 'is' : 'are'} covered${until}.`;
  }
  const are = counted === 1 && audience === 'others' ? 'is' : 'are';
  return `Yes, ${everybody(counted, audience).replace(`${counted}`, said(counted))} ${are} covered${until}.`;
}
