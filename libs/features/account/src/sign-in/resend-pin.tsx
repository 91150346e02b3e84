import { type Auth, couldNotSend } from '@portal/auth';
import { Button, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { useCountdown } from '@portal/policy-workflow';

interface ResendPinProps {
  auth: Auth;
  policyNumber: string;
  afterSeconds: number;
}

/** Sends another PIN, once the service would take the request. A new PIN ends the old one. */
export function ResendPin({ auth, policyNumber, afterSeconds }: ResendPinProps) {
  const [secondsLeft, restart] = useCountdown(afterSeconds);
  const [state, setState] = useState<'idle' | 'busy'>('idle');

  const resend = async () => {
    setState('busy');
    const answer = await auth.triggerOtp(policyNumber);
    setState('idle');
    if (answer.success) {
      restart(answer.data.resendAfterSeconds);
      toast.success('If the policy number is correct, we have sent a new one-time PIN. The old one no longer works.');
    } else toast.error(couldNotSend(answer));
  };

  return (
    <Button variant="quiet" state={state} disabled={secondsLeft > 0} onClick={() => void resend()}>
      {secondsLeft > 0 ? `Resend PIN in ${secondsLeft}s` : 'Resend PIN'}
    </Button>
  );
}
