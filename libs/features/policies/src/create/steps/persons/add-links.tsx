import { isSamePerson } from '@portal/domain';
import { buttonStyle, Cluster, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type Kind, peopleOf } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { kindWords } from '../../application/person-messages';
import { addressOf } from '../../application/step-address';
import { usePlace } from '../../application/use-place';
import { knownPeople } from './from-policy';
import { nameOf } from '../../application/person-line';

/** The ways to add somebody: with an empty form, or with what the policy on screen knows of them. */
export function AddLinks({ kind }: { kind: Kind }) {
  const { application, situation } = useApplication();
  const { step, thenReview } = usePlace();
  const person = `${kind}.new`;
  const isBegun = application.unfinished?.at === person;
  const added = peopleOf(application, kind);
  const known = knownPeople(situation.policy, kind).filter((one) => !added.some((other) => isSamePerson(one, other)));
  return (
    <Cluster>
      <Link className={buttonStyle('secondary')} to={addressOf({ step, person, thenReview })}>
        {isBegun ? 'Go on adding' : 'Add'} {kindWords[kind].one}
      </Link>
      {known.map((one) => (
        <Link key={one.id} className={buttonStyle('quiet')} to={addressOf({ step, person, thenReview, copy: one.id })}>
          Add {nameOf(one)}
          <VisuallyHidden> from your policy</VisuallyHidden>
        </Link>
      ))}
    </Cluster>
  );
}
