import { type Answer, type Write } from '@portal/api-client';
import { type OtpSent } from '@portal/contract';
import { pinLengthInWords, pinLengthUnderBrake, pinPattern, pinSentences } from '@portal/domain';
import { Button, Cluster, Heading, Stack, Text, TextField } from '@portal/ui-kit';
import { type SyntheticEvent, useRef, useState } from 'react';
import { FailureAlert } from './failure-alert';
import { ResendPin } from './resend-pin';

interface PinStepProps {
  /** That a PIN is on its way, and to where. */
  sent: string;
  /** What became of what the PIN confirms. */
  sending: Pick<Write<never>, 'state' | 'failure'>;
  submitLabel: string;
  /** Sends it with the PIN; a refusal leaves everything where it is. */
  onConfirm: (otp: string) => Promise<Answer<unknown>>;
  resend: () => Promise<Answer<OtpSent>>;
  resendAfterSeconds: number;
  /** What is said once another one is on its way. */
  sentAgain: string;
  /** The way back to what was typed before. */
  back: { label: string; onBack: () => void };
}

/** The last step of somebody who is not signed in: the PIN that proves their own number. Until it is right nothing has been done. */
export function PinStep({
  sent,
  sending: { state, failure },
  submitLabel,
  onConfirm,
  resend,
  resendAfterSeconds,
  sentAgain,
  back,
}: PinStepProps) {
  const [mistake, setMistake] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isWrongPin = failure?.code === 'INVALID_OTP';
  const error = mistake ?? (isWrongPin ? failure.message : null);

  const confirm = async (event: SyntheticEvent) => {
    event.preventDefault();
    const otp = field.current?.value.replace(/\D/g, '') ?? '';
    const wrong = mistakeIn(otp);
    setMistake(wrong);
    if (wrong) return field.current?.focus();
    const answer = await onConfirm(otp);
    if (!answer.success) field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap="md">
        <Heading level={2}>Enter your one-time PIN</Heading>
        <Text role="status">{sent}</Text>
        {!isWrongPin && <FailureAlert failure={failure} />}
        <TextField
          ref={field}
          label="One-time PIN"
          hint={pinLengthInWords}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={pinLengthUnderBrake}
          inputWidth={6}
          autoFocus
        />
        <div>
          <Button type="submit" state={state}>
            {submitLabel}
          </Button>
        </div>
        <Cluster justify="between">
          <ResendPin resend={resend} afterSeconds={resendAfterSeconds} sentAgain={sentAgain} />
          <Button variant="quiet" onClick={back.onBack}>
            {back.label}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function mistakeIn(otp: string): string | null {
  if (otp === '') return pinSentences.required;
  return pinPattern.test(otp) ? null : pinSentences.wrong;
}
