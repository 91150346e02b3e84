import {
  coverSentenceOf,
  coverTone,
  formatCover,
  isPersonCovered,
  type PersonCover,
  type PlainDate,
} from '@portal/domain';
import { type PersonCoverView } from '@portal/ui-kit/data';
import { type LifeRow } from '../../lives/life-rows';

/** Somebody on the policy and how they are covered, as a line draws it. */
export function personView(person: PersonCover, life: LifeRow | undefined, today: PlainDate): PersonCoverView {
  const { amounts, fullAmount } = person;
  const age = life && (life.age === 0 ? 'under 1 year' : `${life.age}`);
  return {
    id: person.personId,
    name: life?.name ?? person.firstName,
    who: life ? `${life.relationship}, ${age}` : 'Not on the policy any more',
    sentence: coverSentenceOf(person, today),
    ...coverTone(person),
    amount: isPersonCovered(person) ? formatCover(amounts.accident) : null,
    bar: { now: amounts.natural, waiting: Math.max(0, fullAmount - amounts.natural), limit: 0 },
  };
}
