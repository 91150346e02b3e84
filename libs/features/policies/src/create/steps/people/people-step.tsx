import { personAt } from '../../application/person-messages';
import { usePlace } from '../../application/use-place';
import { PersonForm } from '../persons/person-form';
import { PeopleOverview } from './people-overview';

/** Everybody covered besides the policyholder: all of them, or the form of one. */
export function PeopleStep() {
  const { person } = usePlace();
  const at = person ? personAt(person) : null;
  return at ? <PersonForm {...at} /> : <PeopleOverview />;
}
