import { type Auth, couldNotLogin } from '@portal/auth';
import { LoginSchema } from '@portal/contract';
import { pinLengthInWords, pinLengthUnderBrake } from '@portal/domain';
import { ResendPin } from '@portal/policy-workflow';
import { Button, Cluster, ErrorSummary, Heading, Stack, Text, TextField, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { readForm, type FieldErrors } from './read-form';
import { useFocusOnErrors } from './use-focus-on-errors';

interface PinStepProps {
  auth: Auth;
  policyNumber: string;
  resendAfterSeconds: number;
  onSignedIn: (policyNumber: string) => void;
  onOtherPolicy: () => void;
}

/** Step two: the PIN that came by SMS. Phones offer it by themselves (`one-time-code`). */
export function PinStep({ auth, policyNumber, resendAfterSeconds, onSignedIn, onOtherPolicy }: PinStepProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const summary = useFocusOnErrors(errors);

  const signIn = async (form: HTMLFormElement) => {
    const read = readForm(LoginSchema, form);
    setErrors(read.errors);
    if (!read.values || state === 'busy') return;
    setState('busy');
    const answer = await auth.login(read.values);
    setState('idle');
    if (answer.success) onSignedIn(policyNumber);
    else {
      toast.error(couldNotLogin(answer));
      if (answer.code === 'INVALID_OTP') setErrors({ otp: answer.message });
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void signIn(event.currentTarget);
      }}
    >
      <Stack gap="md">
        <Heading level={2}>Enter your one-time PIN</Heading>
        <Text role="status">
          If the policy number is correct, we have sent a one-time PIN to the cellphone number on the policy.
        </Text>
        <ErrorSummary ref={summary} errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        <input type="hidden" name="policyNumber" value={policyNumber} />
        <TextField
          id="otp"
          name="otp"
          label="One-time PIN"
          hint={`${pinLengthInWords}, for policy ${policyNumber}`}
          error={errors.otp}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={pinLengthUnderBrake}
          inputWidth={6}
          autoFocus
        />
        <Button type="submit" state={state}>
          Sign in
        </Button>
        <Cluster justify="between">
          <ResendPin
            resend={() => auth.triggerOtp(policyNumber)}
            afterSeconds={resendAfterSeconds}
            sentAgain="If the policy number is correct, we have sent a new one-time PIN. The old one no longer works."
          />
          <Button variant="quiet" onClick={onOtherPolicy}>
            Use another policy number
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
