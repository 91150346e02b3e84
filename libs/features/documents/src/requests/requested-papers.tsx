import { type PaperRequest, type Policy } from '@portal/contract';
import { customerMay } from '@portal/domain';
import { SentNotice } from '@portal/policy-workflow/documents';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { PaperCard } from '../shared/paper-card';
import { byChange, progressOf } from './progress';
import { PapersOfChange } from './papers-of-change';

interface RequestedPapersProps {
  policy: Pick<Policy, 'Policy_Number' | 'Policy_Status'>;
  requests: readonly PaperRequest[];
}

/** The papers that changes still ask for, to be sent right here. Nothing when none is asked for. */
export function RequestedPapers({ policy, requests }: RequestedPapersProps) {
  const [sent, setSent] = useState<string | null>(null);
  const may = customerMay(policy.Policy_Status, 'documents');
  if (requests.length === 0 && sent === null) return null;
  return (
    <PaperCard title="Documents we asked for">
      <Stack gap="md">
        {requests.length > 0 && <Text>{progressOf(requests)}</Text>}
        {sent !== null && <SentNotice>{sent}</SentNotice>}
        {!may.success && <Alert>{may.message}</Alert>}
        {byChange(requests).map((change) => (
          <PapersOfChange
            key={change.key}
            change={change}
            policyNumber={policy.Policy_Number}
            maySend={may.success}
            onSent={setSent}
          />
        ))}
      </Stack>
    </PaperCard>
  );
}
