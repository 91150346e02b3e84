import { conduct, limits, payoutSentence } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';
import { EmailLink, PhoneLink } from '../../page/ways-to-reach';
import { useLegalFacts } from '../../page/use-legal-facts';

export function Claims() {
  const { phone, email } = useLegalFacts();
  return (
    <>
      <Text>
        To claim, call <PhoneLink number={phone} /> or write to <EmailLink address={email} />. We need:
      </Text>
      <List>
        <li>the claim form</li>
        <li>the death certificate</li>
        <li>the notification of death, form DHA-1663</li>
        <li>the ID of the person who died, and of the person who claims</li>
        <li>proof of the bank account into which we pay</li>
      </List>
      <Text>
        We decide within {limits.CLAIM_BUSINESS_DAYS} business days. {payoutSentence}
      </Text>
      <Text>
        If we must look into a claim further, we tell you why, and decide within another{' '}
        {conduct.DISPUTED_CLAIM_BUSINESS_DAYS} business days. If we do not pay, we give you the reason in writing. You
        can complain about it.
      </Text>
      <Text>Where a benefit is a service, you may always ask for its value in money instead.</Text>
      <Text>We do not pay a claim that somebody has made with information that they knew was wrong.</Text>
    </>
  );
}
