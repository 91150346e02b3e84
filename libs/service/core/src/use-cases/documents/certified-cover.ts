import { coverToday, hasOwnEnd, type PlainDate } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

/** Who is certified for how much on a day, as one text: another text is another cover. Whoever's cover has ended is not certified. */
export function certifiedCover(policy: StoredPolicy, on: PlainDate): string {
  const { Product, MainMember, Spouse, Children, ExtendedMembers } = policy;
  const ended = new Set(coverToday(policy, on).people.flatMap((one) => (hasOwnEnd(one) ? [one.personId] : [])));
  const lives = [MainMember, ...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers];
  const present = lives.filter(({ id, Life_Status }) => Life_Status === 'ACTIVE' && !ended.has(id));
  return JSON.stringify([Product.id, present.map(({ id, Cover_Amount }) => [id, Cover_Amount]).sort()]);
}
