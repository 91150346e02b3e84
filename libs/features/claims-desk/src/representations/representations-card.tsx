import { type ClaimCase } from '@portal/contract';
import { Alert, Button, RecordList, Text, TitledCard } from '@portal/ui-kit';
import { useState } from 'react';
import { ReceiveStep } from './receive-step';
import { RepresentationRow } from './representation-row';

/** What was sent against a decision and what we answered. */
function RepresentationsCard({ found }: { found: ClaimCase }) {
  const { representations, allowedActs, takenBy } = found;
  const [notice, setNotice] = useState<string | null>(null);
  const [isReceiving, setReceiving] = useState(false);
  const mayReceive = allowedActs.includes('DISAGREE');
  const isWaiting = representations.some(({ answeredAt }) => answeredAt === null);
  const done = (sentence: string) => {
    setReceiving(false);
    setNotice(sentence);
  };
  return (
    <TitledCard title="They do not agree">
      {notice && (
        <Alert tone="success" role="status">
          {notice}
        </Alert>
      )}
      {representations.length === 0 && <Text size="sm">Nothing was sent against the decision.</Text>}
      {isWaiting && !takenBy?.isMine && <Text size="sm">Take the claim on to answer it.</Text>}
      <RecordList>
        {representations.map((sent) => (
          <RepresentationRow key={sent.id} found={found} sent={sent} onDone={done} />
        ))}
      </RecordList>
      {isReceiving && <ReceiveStep found={found} onDone={done} onBack={() => setReceiving(false)} />}
      {mayReceive && !isReceiving && (
        <Button variant="quiet" onClick={() => setReceiving(true)}>
          Put in what they say
        </Button>
      )}
    </TitledCard>
  );
}
// React.lazy asks for a default export.
export default RepresentationsCard;
