import { type DocumentRequest, type Policy } from '@portal/contract';
import { customerMay } from '@portal/domain';
import { SentNotice } from '@portal/policy-workflow/documents';
import { Alert, Stack, Text, TitledCard } from '@portal/ui-kit';
import { useState } from 'react';
import { byChange, progressOf } from './progress';
import { DocumentsOfChange } from './documents-of-change';

interface RequestedDocumentsProps {
  policy: Pick<Policy, 'Policy_Number' | 'Policy_Status'>;
  requests: readonly DocumentRequest[];
}

/** The documents that changes still ask for, to be sent right here. Nothing when none is asked for. */
export function RequestedDocuments({ policy, requests }: RequestedDocumentsProps) {
  const [sent, setSent] = useState<string | null>(null);
  const may = customerMay(policy.Policy_Status, 'documents');
  if (requests.length === 0 && sent === null) return null;
  return (
    <TitledCard title="Documents we asked for">
      <Stack gap="md">
        {requests.length > 0 && <Text>{progressOf(requests)}</Text>}
        {sent !== null && <SentNotice>{sent}</SentNotice>}
        {!may.success && <Alert>{may.message}</Alert>}
        {byChange(requests).map((change) => (
          <DocumentsOfChange
            key={change.key}
            change={change}
            policyNumber={policy.Policy_Number}
            maySend={may.success}
            onSent={setSent}
          />
        ))}
      </Stack>
    </TitledCard>
  );
}
