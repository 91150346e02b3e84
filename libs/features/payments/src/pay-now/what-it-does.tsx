import { type InitiatePayatPayment, type PaidStatus, type Policy } from '@portal/contract';
import { checkPaymentAmount } from '@portal/domain';
import { useFormValues } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Alert, Heading, List, Stack, Text } from '@portal/ui-kit';
import { effectOfPayment } from './effect-of-payment';
import { effectWords } from './effect-messages';

/** What the amount that is typed would pay, and where that leaves the policy. */
export function WhatItDoes({ policy, paid }: { policy: Policy; paid: PaidStatus }) {
  const amount = useFormValues((payment: Partial<InitiatePayatPayment>) => payment.amount);
  const today = useToday();
  const checked = checkPaymentAmount(typeof amount === 'number' ? amount : null, paid);
  return (
    <Alert tone="info" aria-live="polite">
      <Stack gap="xs">
        <Heading level={2} size="sm">
          What this payment does
        </Heading>
        {checked.success ? (
          <List>
            {effectWords(effectOfPayment(policy, checked.value, today)).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        ) : (
          <Text>Type an amount, and you see here what it pays.</Text>
        )}
      </Stack>
    </Alert>
  );
}
