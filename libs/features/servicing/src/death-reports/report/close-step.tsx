import { useWrite, writeMutation } from '@portal/api-client';
import { type DeathReport, staffDeathReportAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Button, Step, Text } from '@portal/ui-kit';
import { closeForm } from './close-form';

interface CloseStepProps {
  report: DeathReport;
  onBack: () => void;
  onReadAgain: () => void;
  onClosed: (report: DeathReport) => void;
}

/** Closes a report with a reason. What was typed stays where somebody else was faster. */
export function CloseStep({ report: { id, version }, onBack, onReadAgain, onClosed }: CloseStepProps) {
  const closing = useWrite(writeMutation(staffDeathReportAdditions.closeDeathReport, { id }));
  return (
    <Step title="Close this report">
      <Text>Nothing changes on any policy. Whoever told us is not written to.</Text>
      <SchemaForm
        form={closeForm}
        today={useToday()}
        record={id}
        given={{ version }}
        submitLabel="Close this report"
        onSubmit={async (body, { idempotencyKey }) => {
          const answer = await closing.send(body, { idempotencyKey });
          if (!answer.success && answer.status === 409) onReadAgain();
          return answer;
        }}
        onDone={onClosed}
        actions={
          <Button variant="quiet" onClick={onBack}>
            Go back
          </Button>
        }
      />
    </Step>
  );
}
