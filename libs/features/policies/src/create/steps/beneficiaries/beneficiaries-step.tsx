import { personAt } from '../../application/person-messages';
import { usePlace } from '../../application/use-place';
import { PersonForm } from '../persons/person-form';
import { BeneficiariesOverview } from './beneficiaries-overview';

/** Who is paid when the policyholder dies: all of them with their shares, or the form of one. */
export function BeneficiariesStep() {
  const { person } = usePlace();
  const at = person ? personAt(person) : null;
  return at ? <PersonForm {...at} /> : <BeneficiariesOverview />;
}
