import { optionalAreas } from '@portal/contract';
import { WhereCall } from '@portal/policy-workflow';
import { List, Text } from '@portal/ui-kit';

export const WhoReceivesIt = () => (
  <>
    <Text>Each receives only what it needs:</Text>
    <List>
      <li>the insurer and the company that administers its policies</li>
      <li>your bank, to check an account and to collect premiums</li>
      <WhereCall row={optionalAreas.payat}>
        <li>Pay@, when you pay with it</li>
      </WhereCall>
      <li>the companies that carry our SMS messages and letters</li>
      <li>reinsurers, who carry part of the risk</li>
      <li>regulators, ombuds and courts, where the law says so</li>
    </List>
    <Text>
      We never sell it. If a company that works for us keeps information outside South Africa, it must protect it as
      well as South African law does.
    </Text>
  </>
);
