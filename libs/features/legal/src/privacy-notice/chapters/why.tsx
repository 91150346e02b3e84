import { List, Text } from '@portal/ui-kit';

export const Why = () => (
  <>
    <Text>We need your information for the contract between you and us:</Text>
    <List>
      <li>to issue your policy, keep it correct and pay claims</li>
      <li>to collect premiums and tell you about them</li>
      <li>to know that it is you, and to stop fraud</li>
      <li>to do what the law asks, such as keeping records</li>
    </List>
    <Text>
      A field that you may leave empty says so. Without the others we cannot cover a person, collect a premium or pay.
    </Text>
  </>
);
