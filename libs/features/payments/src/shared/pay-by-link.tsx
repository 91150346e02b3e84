import { SendPaymentLink } from '@portal/policy-workflow/servicing';
import { Text, TitledCard } from '@portal/ui-kit';

/** What staff do who may not pay: they send the way to pay to who may. */
function PayByLink() {
  return (
    <TitledCard title="Let the policyholder pay">
      <Text>
        Only the policyholder can pay online. Send them the link by SMS, or pass on the Pay@ number below: it works at
        any till.
      </Text>
      <SendPaymentLink />
    </TitledCard>
  );
}
// React.lazy asks for a default export.
export default PayByLink;
