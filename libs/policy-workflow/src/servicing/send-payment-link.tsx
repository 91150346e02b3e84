import { newId, useApi } from '@portal/api-client';
import { deskAdditions } from '@portal/contract';
import { Button, Stack, Text } from '@portal/ui-kit';
import { useRef, useState } from 'react';
import { useSelectedPolicyNumber } from '../selected-policy';

type Sending = { kind: 'idle' | 'busy' } | { kind: 'sent'; to: string } | { kind: 'refused'; message: string };

/** Sends the policyholder the address where they pay: staff do not pay for them. */
export function SendPaymentLink() {
  const api = useApi();
  const policyNumber = useSelectedPolicyNumber() ?? '';
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  /** Kept while nobody knows whether the link went out, so that it goes out once. */
  const intention = useRef('');

  const send = async () => {
    setSending({ kind: 'busy' });
    const idempotencyKey = (intention.current ||= newId());
    const answer = await api.call(deskAdditions.sendPaymentLink, { policyNumber }, undefined, { idempotencyKey });
    if (answer.success || answer.status < 500) intention.current = '';
    setSending(
      answer.success ? { kind: 'sent', to: answer.data.sentTo } : { kind: 'refused', message: answer.message },
    );
  };

  return (
    <Stack gap="xs">
      <Button variant="secondary" state={sending.kind === 'busy' ? 'busy' : 'idle'} onClick={() => void send()}>
        {sending.kind === 'sent' ? 'Send the payment link again' : 'Send payment link'}
      </Button>
      <Text size="sm" role="status" tone={sending.kind === 'refused' ? 'danger' : 'success'}>
        {sending.kind === 'sent' && `Sent by SMS to ${sending.to}.`}
        {sending.kind === 'refused' && sending.message}
      </Text>
    </Stack>
  );
}
