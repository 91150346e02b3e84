import { cellChangeHoldHours } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';
import { PhoneLink } from '../../page/ways-to-reach';
import { useLegalFacts } from '../../page/use-legal-facts';

export function PolicyNumberAndPin() {
  const { phone } = useLegalFacts();
  return (
    <>
      <Text>
        You sign in with your policy number and a one-time PIN. We send the PIN in an SMS to the cellphone number on the
        policy. It works once, and only for a few minutes.
      </Text>
      <Text>
        Never share a PIN, not even with us. We never ask for it on the phone, in a message or by e-mail. Whoever has
        your PIN can act as you. If you think that somebody has it, call us at once.
      </Text>
      <Text>Some changes need another PIN, for instance of your bank account or your beneficiaries.</Text>
      <Text>Keep your cellphone number with us up to date. If you lose your phone or your number:</Text>
      <List>
        <li>
          call us at once on <PhoneLink number={phone} />
        </li>
        <li>
          for {cellChangeHoldHours} hours after the number has changed, nobody can change the bank account or the
          beneficiaries
        </li>
      </List>
      <Text>We sign you out when you have not used the portal for a while. On a shared device, sign out yourself.</Text>
    </>
  );
}
