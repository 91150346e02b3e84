import { cellChangeHoldHours } from '@portal/domain';
import { Text } from '@portal/ui-kit';
import { useLegalFacts } from '../../page/use-legal-facts';
import { PhoneLink } from '../../page/ways-to-reach';

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
        your PIN can act as you. If you think that somebody has it, call us at once on <PhoneLink number={phone} />.
      </Text>
      <Text>Some changes need another PIN, for instance a change of your bank account or of your beneficiaries.</Text>
      <Text>
        Keep your cellphone number with us up to date, and call us if you lose your phone. For {cellChangeHoldHours}{' '}
        hours after the number has changed, nobody can change the bank account or the beneficiaries.
      </Text>
      <Text>We sign you out when you have not used the portal for a while. On a shared device, sign out yourself.</Text>
    </>
  );
}
