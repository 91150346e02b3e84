import { cancellationSentence, conduct, limits, providerPhone } from '@portal/domain';
import { Heading, Text } from '@portal/ui-kit';
import { useLegalFacts } from '../../page/use-legal-facts';

export function Premiums() {
  const { phone } = useLegalFacts();
  return (
    <>
      <Text>
        You pay your premium every month, before or on the day it is due. A policy whose first premium we have not
        received within {limits.NTU_DAYS} days does not start.
      </Text>
      <Text>
        We may review premiums. In the first {conduct.NO_VARIATION_MONTHS} months we change yours only if our actuaries
        see no other way.
      </Text>
      <Heading level={3}>Grace period</Heading>
      <Text>
        If we do not receive a premium, you stay covered for {limits.GRACE_DAYS} days after the day it was due. We
        remind you {limits.UNPAID_NOTICE_DAYS} days after that day, in the portal and by SMS. If somebody dies in this
        time, we take the unpaid premiums off the claim.
      </Text>
      <Heading level={3}>Lapse</Heading>
      <Text>
        If we still have no premium when the grace period ends, your policy lapses the next day. From then on nobody on
        it is covered.
      </Text>
      <Heading level={3}>Reinstatement</Heading>
      <Text>
        You can reinstate a lapsed policy within {limits.REINSTATEMENT_DAYS} days by paying everything that is
        outstanding. It goes on with the same terms and no new waiting period; one that has begun runs on. A death
        between lapse and reinstatement is not covered.
      </Text>
      <Text>
        You can also take a new policy, and after that time you must. One that starts within{' '}
        {limits.NEW_POLICY_NO_WAIT_MONTHS} months of the lapse has no new waiting period; only what was left of the old
        one runs on.
      </Text>
      <Heading level={3}>Cancelling</Heading>
      <Text>
        {cancellationSentence.replace(providerPhone, phone)} Your cover ends with the last month that you have paid for.
      </Text>
    </>
  );
}
