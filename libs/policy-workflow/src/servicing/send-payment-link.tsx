import { useWrite, writeMutation } from '@portal/api-client';
import { servicingAdditions } from '@portal/contract';
import { Button, Stack, Text } from '@portal/ui-kit';
import { useSelectedPolicyNumber } from '../selected-policy';

/** Sends the policyholder the address where they pay: staff do not pay for them. */
export function SendPaymentLink() {
  const policyNumber = useSelectedPolicyNumber();
  const { send, state, data, failure } = useWrite(writeMutation(servicingAdditions.sendPaymentLink, { policyNumber }));

  return (
    <Stack gap="xs">
      <Button variant="secondary" state={state} onClick={() => void send()}>
        {data ? 'Send the payment link again' : 'Send payment link'}
      </Button>
      <Text size="sm" role="status" tone={failure ? 'danger' : 'success'}>
        {data && `Sent by SMS to ${data.sentTo}.`}
        {failure?.message}
      </Text>
    </Stack>
  );
}
