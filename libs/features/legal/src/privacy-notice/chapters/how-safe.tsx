import { knownDeviceDays, ownPhoneDays } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';

export const HowSafe = () => (
  <>
    <List>
      <li>Everything travels encrypted between your device and us.</li>
      <li>Numbers are hidden on the screen until you show them. Account numbers are never shown in full.</li>
      <li>Our staff see only what their work needs.</li>
      <li>We keep a record of every change that nobody can alter.</li>
    </List>
    <Text>This portal remembers on your device that you are signed in. It has no advertising and follows nobody.</Text>
    <Text>
      If you tick “This is my phone”, it also keeps an encrypted copy of who is covered, with names and amounts, for at
      most {ownPhoneDays} days. It holds no ID, account or cellphone number. What you type into a form and what you send
      without a network is kept beside it, encrypted, until we have it. Signing out destroys all of it.
    </Text>
    <Text>
      When you ask for a one-time PIN we place one cookie, a random number, so that the PIN works on your device only
      and nobody else can use up your PINs. Pages cannot read it, and it ends {knownDeviceDays} days after you last
      signed in.
    </Text>
    <Text>
      If somebody gets at your information who should not, we tell you and the Information Regulator as soon as we
      reasonably can.
    </Text>
  </>
);
