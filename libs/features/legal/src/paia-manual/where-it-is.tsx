import { Text } from '@portal/ui-kit';
import { useLegalFacts } from '../page/use-legal-facts';
import { EmailLink, WebsiteLink } from '../page/ways-to-reach';

/** The sentence of the notice, with the address of the manual; without one, whom to ask for it. */
export function WhereItIs() {
  const { paiaManualLink, informationOfficerEmail, email } = useLegalFacts();
  const manual = 'Our manual in terms of section 51 of the Promotion of Access to Information Act 2 of 2000';
  return paiaManualLink ? (
    <Text>
      {manual} is available at <WebsiteLink address={paiaManualLink} />.
    </Text>
  ) : (
    <Text>
      {manual} is available on request. Write to <EmailLink address={informationOfficerEmail || email} />.
    </Text>
  );
}
