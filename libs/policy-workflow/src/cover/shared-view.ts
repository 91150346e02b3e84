import { type Policy } from '@portal/contract';
import {
  coveredOnTitle,
  coverTone,
  coverView,
  isPersonCovered,
  type PersonCover,
  type PlainDate,
  type PolicyCover,
  roleWords,
  sharedCoverSentence,
} from '@portal/domain';
import { type PersonCoverView } from '@portal/ui-kit/data';

/** What somebody chose to show others. */
export interface ShareChoice {
  /** The ids of the people who are named. */
  people: readonly string[];
  amounts: boolean;
  policyNumber: boolean;
}

/** The part of a cover card that others see. */
export interface SharedCover {
  title: string;
  people: PersonCoverView[];
  policyNumber: string | null;
}

/** Whoever is covered today: others are shown nobody else. */
export const peopleToShare = (policy: Policy, cover: PolicyCover, today: PlainDate) =>
  coverView(policy, cover, { today, audience: 'others' }).people.filter(({ id }) =>
    cover.people.some((person) => person.personId === id && isPersonCovered(person)),
  );

/** Only what was chosen: no age, nothing that is still to be paid or sent, no number but the one that was asked for. */
export function sharedCover(
  policy: Policy,
  cover: PolicyCover,
  today: PlainDate,
  { people, amounts, policyNumber }: ShareChoice,
): SharedCover {
  const show = (view: PersonCoverView): PersonCoverView[] => {
    const person = cover.people.find(({ personId }) => personId === view.id);
    return person && people.includes(view.id) ? [shown(view, person, { today, amounts })] : [];
  };
  return {
    title: coveredOnTitle(today),
    people: peopleToShare(policy, cover, today).flatMap(show),
    policyNumber: policyNumber ? policy.Policy_Number : null,
  };
}

const shown = (
  { id, name, amount, bar }: PersonCoverView,
  person: PersonCover,
  { today, amounts }: { today: PlainDate; amounts: boolean },
): PersonCoverView => ({
  id,
  name,
  who: roleWords[person.role],
  sentence: sharedCoverSentence(person, today, amounts),
  ...coverTone({ ...person, threats: [] }),
  amount: amounts ? amount : null,
  bar: amounts ? bar : { now: 1, waiting: 0, limit: 0 },
});
