import { type ClaimCase } from '@portal/contract';
import { Alert, RecordList, Text, TitledCard } from '@portal/ui-kit';
import { useState } from 'react';
import { ClaimantRow } from './claimant-row';

/** Who claims or may be paid: how to reach them, their share, and where it is paid. */
export function ClaimantsCard({ found }: { found: ClaimCase }) {
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <TitledCard title="Who claims">
      {notice && (
        <Alert tone="success" role="status">
          {notice}
        </Alert>
      )}
      {found.claimants.length === 0 && <Text tone="muted">Nobody yet.</Text>}
      <RecordList>
        {found.claimants.map((claimant) => (
          <ClaimantRow key={claimant.id} found={found} claimant={claimant} onDone={setNotice} />
        ))}
      </RecordList>
    </TitledCard>
  );
}
