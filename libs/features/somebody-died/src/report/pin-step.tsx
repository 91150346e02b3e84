import { useWrite, writeMutation } from '@portal/api-client';
import { type DeathReportReceipt, deathReportAdditions } from '@portal/contract';
import { formatPhone } from '@portal/domain';
import { PinStep as Step } from '@portal/policy-workflow';
import { type ToldDeath } from './told-death';

interface PinStepProps {
  told: ToldDeath;
  resendAfterSeconds: number;
  onBack: () => void;
  onDone: (receipt: DeathReportReceipt) => void;
}

/** The last step: the PIN that proves the reporter’s own number. Until it is right nothing has been reported. */
export function PinStep({ told, resendAfterSeconds, onBack, onDone }: PinStepProps) {
  const { Cell_Number } = told.reporter;
  const report = useWrite(writeMutation(deathReportAdditions.reportDeath, {}));
  const { send: sendAgain } = useWrite(writeMutation(deathReportAdditions.triggerDeathReportOtp, {}));
  return (
    <Step
      sent={`We have sent a one-time PIN to ${formatPhone(Cell_Number)}.`}
      sending={report}
      submitLabel="Send the report"
      onConfirm={async (otp) => {
        const answer = await report.send({ ...told, otp });
        if (answer.success) onDone(answer.data);
        return answer;
      }}
      resend={() => sendAgain({ Cell_Number })}
      resendAfterSeconds={resendAfterSeconds}
      sentAgain="We have sent a new one-time PIN. The old one no longer works."
      back={{ label: 'Change what I have told you', onBack }}
    />
  );
}
