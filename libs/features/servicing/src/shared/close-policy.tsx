import { useClosePolicy } from '@portal/policy-workflow/servicing';
import { Button, Text, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';

/** Closes a policy that is open to staff. What it showed goes with it; why it could not be closed stands beside the button. */
export function ClosePolicy({ policyNumber, label = 'Close' }: { policyNumber: string; label?: string }) {
  const closePolicy = useClosePolicy();
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);

  const close = async () => {
    setState('busy');
    setRefusal(null);
    const answer = await closePolicy(policyNumber);
    if (answer.success) return;
    setState('idle');
    setRefusal(answer.message);
  };

  return (
    <>
      <Button variant="quiet" state={state} onClick={() => void close()}>
        {label}
        <VisuallyHidden> {policyNumber}</VisuallyHidden>
      </Button>
      {refusal && (
        <Text size="sm" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </>
  );
}
