import { couldNotSend } from '@portal/auth';
import { type Answer } from '@portal/api-client';
import { type OtpSent } from '@portal/contract';
import { Button, toast } from '@portal/ui-kit';
import { useState } from 'react';
import { useCountdown } from './use-countdown';

interface ResendPinProps {
  /** Asks for another PIN. */
  resend: () => Promise<Answer<OtpSent>>;
  /** Seconds until the service would take that. */
  afterSeconds: number;
  /** What is said once it is on its way. */
  sentAgain: string;
}

/** Sends another PIN without signing in, once the service would take the request. A new PIN ends the old one. */
export function ResendPin({ resend, afterSeconds, sentAgain }: ResendPinProps) {
  const [secondsLeft, restart] = useCountdown(afterSeconds);
  const [state, setState] = useState<'idle' | 'busy'>('idle');

  const send = async () => {
    setState('busy');
    const answer = await resend();
    setState('idle');
    if (answer.success) {
      restart(answer.data.resendAfterSeconds);
      toast.success(sentAgain);
    } else toast.error(couldNotSend(answer));
  };

  return (
    <Button variant="quiet" state={state} disabled={secondsLeft > 0} onClick={() => void send()}>
      {secondsLeft > 0 ? `Resend PIN in ${secondsLeft}s` : 'Resend PIN'}
    </Button>
  );
}
