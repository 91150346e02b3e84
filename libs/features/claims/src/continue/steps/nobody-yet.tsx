import { Alert, Button, Cluster } from '@portal/ui-kit';
import { useState } from 'react';
import { problemsOf } from '../problems';
import { type StepProps } from '../step-props';
import { BackLink } from './back-link';

/** Ends the step while nobody is named: it says why it does not go on. */
export function NobodyYet({ takeover }: StepProps) {
  const [asked, setAsked] = useState(0);
  const problem = problemsOf(takeover.answers, takeover).find(({ field }) => field === 'Beneficiaries');
  return (
    <>
      {asked > 0 && problem && (
        <Alert key={asked} tone="error" role="alert">
          {problem.message}
        </Alert>
      )}
      <Cluster gap="md">
        <Button onClick={() => setAsked(asked + 1)}>Continue</Button>
        <BackLink takeover={takeover} />
      </Cluster>
    </>
  );
}
