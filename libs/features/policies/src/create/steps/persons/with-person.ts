import { withWholeShare } from '@portal/policy-workflow/new-policyholder';
import { type Application, type Kind, peopleOf, type Typed, withPeople } from '../../application/application';

/** The people of a kind with one put in its place, or at the end. */
export function withPerson(
  application: Application,
  { kind, index }: { kind: Kind; index: number | null },
  person: Typed,
): Partial<Application> {
  const people = peopleOf(application, kind);
  const isKnown = index !== null && index < people.length;
  const next = isKnown ? people.map((one, at) => (at === index ? { ...one, ...person } : one)) : [...people, person];
  return withPeople(kind, shared(kind, next));
}

export const withoutPerson = (application: Application, kind: Kind, index: number): Partial<Application> =>
  withPeople(
    kind,
    shared(
      kind,
      peopleOf(application, kind).filter((_, at) => at !== index),
    ),
  );

const shared = (kind: Kind, people: readonly Typed[]): readonly Typed[] =>
  kind === 'Beneficiaries' ? withWholeShare(people) : people;
