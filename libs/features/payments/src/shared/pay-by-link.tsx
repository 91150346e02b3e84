import { SendPaymentLink } from '@portal/policy-workflow/servicing';
import { Card, Heading, Stack, Text } from '@portal/ui-kit';

/** What staff do who may not pay: they send the way to pay to who may. */
function PayByLink() {
  return (
    <Card as="section" aria-labelledby="link-heading">
      <Stack gap="md">
        <Heading level={2} size="md" id="link-heading">
          Let the policyholder pay
        </Heading>
        <Text>
          Only the policyholder can pay online. Send them the link by SMS, or pass on the Pay@ number below: it works at
          any till.
        </Text>
        <SendPaymentLink />
      </Stack>
    </Card>
  );
}
// React.lazy asks for a default export.
export default PayByLink;
