import { fileKinds, limits, maxFileBytes } from '@portal/domain';
import { Heading, List, Text } from '@portal/ui-kit';
import { listed } from '../../page/words';

const kinds = fileKinds.map(({ extensions: [first] }) => first.slice(1).toUpperCase());

export const Changes = () => (
  <>
    <Text>When a change that you ask for takes effect depends on what it is:</Text>
    <List>
      <li>your contact details: at once</li>
      <li>your cellphone number, how you pay and your beneficiaries: once you have confirmed with a PIN</li>
      <li>your bank account: once you have confirmed with a PIN and your bank has confirmed the account</li>
      <li>your name or ID number, the people on your policy, your plan and extra benefits: once we have approved it</li>
    </List>
    <Text>
      What our staff change on your cover, bank account or beneficiaries waits until you approve it with a PIN. Nobody
      approves a change of their own.
    </Text>
    <Text>
      A change that nobody has decided on expires after {limits.APPROVAL_EXPIRY_DAYS} days, one of your bank account or
      payment method after {limits.APPROVAL_EXPIRY_DAYS_BANKING} days. You can then ask for it again. A quote holds for{' '}
      {limits.QUOTE_VALID_DAYS} days.
    </Text>
    <Text>
      A change of your cover starts on the first day of the month after its approval. If you take less cover, we do not
      pay back part of the current month. A plan that we no longer sell is one that you cannot return to.
    </Text>
    <Text>
      Documents that you send us are {listed(kinds, 'or')} files smaller than {maxFileBytes / 1024 / 1024} MB.
    </Text>
    <Heading level={3}>Cooling-off</Heading>
    <Text>
      You may change your mind within {limits.COOLING_OFF_DAYS} days after you have received the documents of a new
      policy, or of a change that you asked for. This is possible as long as nobody has claimed and nothing has happened
      that you could claim for.
    </Text>
    <Text>
      We then pay your premiums back, less the cost of the cover that you had, within {limits.COOLING_OFF_DAYS} days.
    </Text>
  </>
);
