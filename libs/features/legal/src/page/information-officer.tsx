import { DescriptionList } from '@portal/ui-kit';
import { knownRows } from './known-rows';
import { useLegalFacts } from './use-legal-facts';
import { waysToReach } from './ways-to-reach';

/** Who answers for personal information and for records; our general contact where no officer is named. */
export function InformationOfficer() {
  const { insurerName, informationOfficer, informationOfficerEmail, insurerAddress, email, phone } = useLegalFacts();
  return (
    <DescriptionList
      rows={[
        ...knownRows({ Insurer: insurerName, 'Information officer': informationOfficer, Address: insurerAddress }),
        ...waysToReach({ email: informationOfficerEmail || email, phone }),
      ]}
    />
  );
}
