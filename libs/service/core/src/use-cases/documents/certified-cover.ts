import { coverToday, hasOwnEnd, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { livesToday } from '../../policy-view/lives';

/** A certificate as it was issued. */
interface Issued {
  /** What it certifies (`certifiedCover`). */
  cover: string;
  issuedAt: Date;
}

/**
 * Who is certified for how much on a day, as one text: another text is another cover. Whoever's cover has ended is not certified. A claim that
 * is open changes nothing: the family shows the certificate to the undertaker.
 */
export function certifiedCover(policy: StoredPolicy, on: PlainDate): string {
  const present = certifiedLives(policy, on);
  return JSON.stringify([policy.Product.id, present.map(({ id, Cover_Amount }) => [id, Cover_Amount]).sort()]);
}

/** Whether a certificate says what holds today: the same people, and each for as much. A birthday moves what a child is covered for. */
export function stillHolds({ cover, issuedAt }: Issued, policy: StoredPolicy, today: PlainDate): boolean {
  if (cover !== certifiedCover(policy, today)) return false;
  const present = new Set(certifiedLives(policy, today).map(({ id }) => id));
  const amountsOn = (day: PlainDate) =>
    livesOf(livesToday(policy, day, new Set())).flatMap((life) => (present.has(life.id) ? [life.Cover_Amount] : []));
  return amountsOn(todayInJohannesburg(issuedAt)).join() === amountsOn(today).join();
}

function certifiedLives(policy: StoredPolicy, on: PlainDate) {
  const ended = new Set(coverToday(policy, on).people.flatMap((one) => (hasOwnEnd(one) ? [one.personId] : [])));
  return livesOf(policy).filter(({ id, Life_Status }) => Life_Status === 'ACTIVE' && !ended.has(id));
}

const livesOf = ({
  MainMember,
  Spouse,
  Children,
  ExtendedMembers,
}: Pick<StoredPolicy, 'MainMember' | 'Spouse' | 'Children' | 'ExtendedMembers'>) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];
