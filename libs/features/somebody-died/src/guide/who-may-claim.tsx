import { payoutSentence } from '@portal/domain';
import { Heading, List, Prose, Text } from '@portal/ui-kit';

/** Who is paid, by whom, and that nobody is paid for helping. */
export const WhoMayClaim = () => (
  <Prose>
    <Heading>Who may claim</Heading>
    <List>
      <li>
        When the policyholder has died: the beneficiaries, each their own share. With no beneficiary left, the estate.
      </li>
      <li>When somebody else on the policy has died: the policyholder.</li>
    </List>
    <Text>
      Claim from the insurer of the policy; for a policy with us that is us. Look in their papers and on their bank
      statements for other policies, and ask their employer about a funeral benefit.
    </Text>
    <Text>
      <strong>Claiming costs nothing.</strong> Nobody may ask you to pay for help with a claim. {payoutSentence}
    </Text>
  </Prose>
);
