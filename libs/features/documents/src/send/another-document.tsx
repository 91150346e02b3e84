import { type Policy } from '@portal/contract';
import { customerMay } from '@portal/domain';
import { SendDocumentHere, SentNotice } from '@portal/policy-workflow/documents';
import { Alert, Text, TitledCard } from '@portal/ui-kit';
import { useState } from 'react';

/** A document that nobody asked for. */
export function AnotherDocument({ policy }: { policy: Policy }) {
  const [sent, setSent] = useState<string | null>(null);
  const may = customerMay(policy.Policy_Status, 'documents');
  return (
    <TitledCard title="Send us a document">
      <Text>
        An ID, a certificate or a letter that belongs to this policy. A photo is fine if every word can be read.
      </Text>
      {sent !== null && <SentNotice>{sent}</SentNotice>}
      {may.success ? (
        <SendDocumentHere
          policyNumber={policy.Policy_Number}
          request={null}
          label={sent === null ? 'Choose a document to send' : 'Send another document'}
          onSent={setSent}
        />
      ) : (
        <Alert>{may.message}</Alert>
      )}
    </TitledCard>
  );
}
