import { conduct } from '@portal/domain';
import { DescriptionList, Heading, List, Prose, Text } from '@portal/ui-kit';
import { editions } from '../page/edition';
import { LegalPage } from '../page/legal-page';
import { useLegalFacts } from '../page/use-legal-facts';
import { waysToReach } from '../page/ways-to-reach';
import { WhoElse } from './who-else';

/** How to complain: to us first, then to those who are there to hear it. */
function ComplaintsScreen() {
  const { email, phone } = useLegalFacts();
  return (
    <LegalPage title="Complaints" edition={editions.complaints}>
      <Prose>
        <Heading>Tell us first</Heading>
        <Text>We want to put it right. Call or write to us, and say:</Text>
        <List>
          <li>your name and your policy number</li>
          <li>what happened, and when</li>
          <li>what you would like us to do</li>
        </List>
        <Text>
          We confirm that we have your complaint within {conduct.COMPLAINT_NOTED_BUSINESS_DAYS} business days. We answer
          it in {conduct.COMPLAINT_ANSWERED_WEEKS} weeks at most.
        </Text>
        <DescriptionList rows={waysToReach({ email, phone })} />
      </Prose>
      <WhoElse />
    </LegalPage>
  );
}
export { ComplaintsScreen as Component };
