import { AddedPeople } from '@portal/policy-workflow/new-policyholder';
import { type Kind, peopleOf } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { addressOf } from '../../application/step-address';
import { usePlace } from '../../application/use-place';
import { lineOf, nameOf } from '../../application/person-line';
import { withoutPerson } from './with-person';

/** Those of a kind who were added, each to change or to remove. */
export function PeopleList({ kind, level = 3 }: { kind: Kind; level?: 2 | 3 }) {
  const { application, situation, change } = useApplication();
  const { step, thenReview } = usePlace();
  const people = peopleOf(application, kind);
  if (people.length === 0) return null;
  return (
    <AddedPeople
      level={level}
      people={people.map((person, index) => ({
        name: nameOf(person),
        line: lineOf(kind, person, application, situation),
        to: addressOf({ step, person: `${kind}.${index}`, thenReview }),
      }))}
      onRemove={(index) => change(withoutPerson(application, kind, index))}
    />
  );
}
