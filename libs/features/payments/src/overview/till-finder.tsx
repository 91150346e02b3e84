import { checkPolicyNumber, luhnCheckDigit } from '@portal/domain';
import { Stack, Text, TextField, TitledCard } from '@portal/ui-kit';
import { useState } from 'react';
import { TillCard } from '../shared/till-card';

/** Ten digits of which the last one checks the others: a slip of one digit is nobody's policy. Source: docs/domain/payments.md#r6-2. */
export const isOwnNumber = (number: string): boolean =>
  /^[67]\d{9}$/.test(number) && String(luhnCheckDigit(number.slice(0, 9))) === number.slice(9);

/** The Pay@ number out of a policy number that is typed, for somebody whose policy cannot be read because the network is gone. */
export function TillFinder() {
  const [typed, setTyped] = useState('');
  const checked = checkPolicyNumber(typed.replace(/\s/g, ''));
  const number = checked.success && isOwnNumber(checked.value) ? checked.value : null;
  const isWrong = number === null && typed.replace(/\D/g, '').length >= 10;
  return (
    <Stack gap="lg">
      <TitledCard title="You can pay at a till without a network">
        <Text>Type your policy number, and the Pay@ number for the till appears here. It is not sent anywhere.</Text>
        <TextField
          label="Policy number"
          inputMode="numeric"
          autoComplete="off"
          inputWidth={20}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={isWrong ? 'Policy number must be 6 to 15 letters and numbers' : undefined}
        />
      </TitledCard>
      {number && <TillCard policyNumber={number} />}
    </Stack>
  );
}
