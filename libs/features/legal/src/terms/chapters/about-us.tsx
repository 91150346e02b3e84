import { DescriptionList, Text } from '@portal/ui-kit';
import { insurerRows } from '../../page/insurer-rows';
import { useLegalFacts } from '../../page/use-legal-facts';

export function AboutUs() {
  const facts = useLegalFacts();
  const { insurerName, licenceLine } = facts;
  return (
    <>
      {licenceLine && <Text>{licenceLine}</Text>}
      <Text>
        “We” and “us” mean {insurerName || 'the insurer that your policy schedule names'}. “You” means the policyholder.
      </Text>
      <Text>
        These terms are about this portal, and they explain your policy in plain words. The policy itself is in the
        documents that we sent you. Where the two differ, those documents count.
      </Text>
      <DescriptionList rows={insurerRows(facts)} />
    </>
  );
}
