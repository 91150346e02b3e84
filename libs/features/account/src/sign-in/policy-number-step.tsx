import { type Auth, couldNotSend, pinNotSent } from '@portal/auth';
import { policyNumberField } from '@portal/contract';
import { Button, ErrorSummary, fetchAhead, Heading, Stack, Text, TextField, toast } from '@portal/ui-kit';
import { useState } from 'react';
import * as v from 'valibot';
import { readForm, type FieldErrors } from './read-form';
import { useFocusOnErrors } from './use-focus-on-errors';
import { usePortalReady } from './use-portal-ready';

const PolicyNumberForm = v.object({ policyNumber: policyNumberField });

/** Fetched when somebody begins to type; until it is there no PIN is sent. */
const loadPinStep = () => import('./pin-step');

/** What the service promised about the PIN it sent, and the step that takes it. */
export interface SentPin {
  policyNumber: string;
  resendAfterSeconds: number;
  PinStep: Awaited<ReturnType<typeof loadPinStep>>['PinStep'];
}

interface PolicyNumberStepProps {
  auth: Auth;
  onSent: (sent: SentPin) => void;
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
    const { policyNumber } = read.values;
    setState('busy');
    const step = await loadPinStep().catch(() => null);
    const answer = step && (await auth.triggerOtp(policyNumber));
    setState('idle');
    if (!answer) toast.error(pinNotSent);
    else if (answer.success) onSent({ policyNumber, ...answer.data, ...step });
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
          onFocus={() => fetchAhead(loadPinStep)}
        />
        <Button type="submit" state={state}>
          Send one-time PIN
        </Button>
      </Stack>
    </form>
  );
}
