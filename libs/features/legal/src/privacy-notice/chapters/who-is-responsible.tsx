import { Text } from '@portal/ui-kit';
import { InformationOfficer } from '../../page/information-officer';
import { useLegalFacts } from '../../page/use-legal-facts';

export function WhoIsResponsible() {
  const { insurerName } = useLegalFacts();
  return (
    <>
      <Text>
        {insurerName || 'The insurer that your policy schedule names'} is responsible for the personal information in
        this portal. This notice says what we do with it, as the Protection of Personal Information Act (POPIA) asks.
      </Text>
      <InformationOfficer />
    </>
  );
}
