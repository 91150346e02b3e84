import { type ClaimCase } from '@portal/contract';
import { Alert, Button, lazyPart, RecordList, Text, TitledCard } from '@portal/ui-kit';
import { Suspense, useState } from 'react';
import { DocumentRow } from './document-row';

const FactsStep = lazyPart(() => import('./facts-step'));

/** What is asked for and what came, to look at and to judge. */
export function DocumentsCard({ found }: { found: ClaimCase }) {
  const { documents, takenBy, allowedActs } = found;
  const [notice, setNotice] = useState<string | null>(null);
  const [notesFacts, setNotesFacts] = useState(false);
  const isMine = takenBy?.isMine === true;
  const hasFiles = documents.some(({ files }) => files.length > 0);
  const done = (sentence: string) => {
    setNotesFacts(false);
    setNotice(sentence);
  };
  return (
    <TitledCard title="Documents">
      {notice && (
        <Alert tone="success" role="status">
          {notice}
        </Alert>
      )}
      {hasFiles && !isMine && <Text size="sm">Take the claim on to open and to judge its documents.</Text>}
      <RecordList>
        {documents.map((document) => (
          <DocumentRow key={document.id} found={found} document={document} onDone={done} />
        ))}
      </RecordList>
      {isMine && allowedActs.includes('JUDGE_DOCUMENTS') && !notesFacts && (
        <Button variant="quiet" onClick={() => setNotesFacts(true)}>
          Note what was found out
        </Button>
      )}
      {notesFacts && (
        <Suspense fallback={null}>
          <FactsStep found={found} onDone={done} onBack={() => setNotesFacts(false)} />
        </Suspense>
      )}
    </TitledCard>
  );
}
