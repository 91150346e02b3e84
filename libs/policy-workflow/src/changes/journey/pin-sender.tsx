import { useApi } from '@portal/api-client';
import { couldNotSend } from '@portal/auth';
import { otpEndpoints } from '@portal/contract';
import { formatPhone } from '@portal/domain';
import { Alert, Button, Cluster, Text, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { useCountdown } from '../../use-countdown';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { type ConfirmingPin } from './confirming-pin';

/** The number that a PIN goes to, where it matters which. */
export const whereTo = ({ where, cellNumber }: ConfirmingPin): string | undefined =>
  where ?? (cellNumber && formatPhone(cellNumber));

/** Sends the PIN of a change when asked to, and again after a while. */
export function PinSender({ pin }: { pin: ConfirmingPin }) {
  const { purpose, cellNumber } = pin;
  const api = useApi();
  const policyNumber = useSelectedPolicyNumber() ?? '';
  const [secondsLeft, restart] = useCountdown(0);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const where = whereTo(pin) ?? 'your cellphone';

  /** Beside the button too: a toast is behind the dialog that this may stand in. */
  const fail = (sentence: string) => {
    toast.error(sentence);
    setRefusal(sentence);
  };

  const send = async () => {
    setState('busy');
    setRefusal(null);
    const query = { purpose: purpose as Exclude<typeof purpose, 'LOGIN'>, ...(cellNumber && { cellNumber }) };
    const answer = await api.call(otpEndpoints.otp, { policyNumber }, undefined, { query });
    setState('idle');
    if (!answer.success) return fail(couldNotSend(answer));
    setSent(true);
    restart(answer.data.resendAfterSeconds);
  };

  return (
    <>
      <Cluster>
        <Button variant="secondary" state={state} disabled={secondsLeft > 0} onClick={() => void send()}>
          {secondsLeft > 0 ? `Resend PIN in ${secondsLeft}s` : sent ? 'Resend PIN' : `Send a PIN to ${where}`}
        </Button>
      </Cluster>
      <Text role="status">{sent && `We have sent a one-time PIN to ${where}. It is valid for 5 minutes.`}</Text>
      {refusal && (
        <Alert tone="error" role="alert">
          {refusal}
        </Alert>
      )}
    </>
  );
}
