import { Heading, List, Prose, Text } from '@portal/ui-kit';
import { editions } from '../page/edition';
import { InformationOfficer } from '../page/information-officer';
import { LegalPage } from '../page/legal-page';
import { WhereItIs } from './where-it-is';

/** The notice of the manual: where it is, and whom to ask. */
function PaiaManualScreen() {
  return (
    <LegalPage title="PAIA manual" edition={editions.paiaManual}>
      <Prose>
        <WhereItIs />
        <Heading>What the manual is for</Heading>
        <Text>
          The Act gives everybody the right to ask for records that they need to protect a right. The manual says:
        </Text>
        <List>
          <li>which records we keep</li>
          <li>which of them you can have without asking</li>
          <li>how to ask for the others, on which form, and what it may cost</li>
        </List>
        <Text>
          For your own policy you need none of this. Sign in to see what we know about you, or ask our information
          officer.
        </Text>
        <Heading>Our information officer</Heading>
        <InformationOfficer />
      </Prose>
    </LegalPage>
  );
}
export { PaiaManualScreen as Component };
