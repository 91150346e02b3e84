import { type Answer, useWrite, writeMutation } from '@portal/api-client';
import { couldNotSend } from '@portal/auth';
import { type Failure, otpEndpoints, type OtpSent } from '@portal/contract';
import { formatPhone, pinLifeMinutes } from '@portal/domain';
import { Alert, Button, Cluster, Text, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { failureWords } from '../../failure-words';
import { useCountdown } from '../../use-countdown';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { type ConfirmingPin } from './confirming-pin';

/** The number that a PIN goes to, where it matters which. */
export const whereTo = ({ where, cellNumber }: ConfirmingPin): string | undefined =>
  where ?? (cellNumber && formatPhone(cellNumber));

/** Sends the PIN of a change when asked to, and again after a while. */
export function PinSender({ pin }: { pin: ConfirmingPin }) {
  const { purpose, cellNumber } = pin;
  const selected = useSelectedPolicyNumber();
  const { policyNumber = selected } = pin;
  const { send, ...write } = useWrite(writeMutation(otpEndpoints.otp, { policyNumber }));
  const query = { purpose: purpose as Exclude<typeof purpose, 'LOGIN'>, ...(cellNumber && { cellNumber }) };
  return <SendPin write={{ ...write, send: () => send(undefined, { query }) }} where={whereTo(pin)} />;
}

interface SendPinProps {
  /** The call that sends it. */
  write: { send: () => Promise<Answer<OtpSent>>; state: 'idle' | 'busy'; failure: Failure | null };
  /** The number that it goes to, in words. */
  where?: string | undefined;
}

/** The button that sends a PIN, and what became of that. */
export function SendPin({ write: { send, state, failure }, where = 'your cellphone' }: SendPinProps) {
  const [secondsLeft, restart] = useCountdown(0);
  const [sent, setSent] = useState(false);

  const sendPin = async () => {
    const answer = await send();
    if (answer.success) {
      setSent(true);
      restart(answer.data.resendAfterSeconds);
    } else toast.error(failureWords(answer, couldNotSend(answer)));
  };

  return (
    <>
      <Cluster>
        <Button variant="secondary" state={state} disabled={secondsLeft > 0} onClick={() => void sendPin()}>
          {secondsLeft > 0 ? `Resend PIN in ${secondsLeft}s` : sent ? 'Resend PIN' : `Send a PIN to ${where}`}
        </Button>
      </Cluster>
      <Text role="status">
        {sent && `We have sent a one-time PIN to ${where}. It is valid for ${pinLifeMinutes} minutes.`}
      </Text>
      {/* A toast is behind the dialog that this may stand in. */}
      {failure && (
        <Alert tone="error" role="alert">
          {failureWords(failure, couldNotSend(failure))}
        </Alert>
      )}
    </>
  );
}
