import { type Auth, couldNotSend } from '@portal/auth';
import { policyNumberField } from '@portal/contract';
import { Button, ErrorSummary, Heading, Stack, Text, TextField, toast } from '@portal/ui-kit';
import { useState } from 'react';
import * as v from 'valibot';
import { readForm, type FieldErrors } from './read-form';
import { useFocusOnErrors } from './use-focus-on-errors';
import { usePortalReady } from './use-portal-ready';

const PolicyNumberForm = v.object({ policyNumber: policyNumberField });

interface PolicyNumberStepProps {
  auth: Auth;
  onSent: (sent: { policyNumber: string; resendAfterSeconds: number }) => void;
}

/** Step one: whose policy. The answer is the same whether the policy exists or not. */
export function PolicyNumberStep({ auth, onSent }: PolicyNumberStepProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const summary = useFocusOnErrors(errors);
  usePortalReady();

  const send = async (form: HTMLFormElement) => {
    const read = readForm(PolicyNumberForm, form);
    setErrors(read.errors);
    if (!read.values || state === 'busy') return;
    setState('busy');
    const answer = await auth.triggerOtp(read.values.policyNumber);
    setState('idle');
    if (answer.success) onSent({ policyNumber: read.values.policyNumber, ...answer.data });
    else toast.error(couldNotSend(answer));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Stack gap="md">
        <Heading level={2}>Sign in to your policy</Heading>
        <Text>We will send a one-time PIN to the cellphone number on your policy.</Text>
        <ErrorSummary ref={summary} errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        <TextField
          id="policyNumber"
          name="policyNumber"
          label="Policy number"
          hint="You find it on your policy schedule and in our messages, for example 7000010012."
          error={errors.policyNumber}
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          inputWidth={20}
        />
        <Button type="submit" state={state}>
          Send one-time PIN
        </Button>
      </Stack>
    </form>
  );
}
