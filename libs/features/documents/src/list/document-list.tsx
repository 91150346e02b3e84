import { type PolicyDocument } from '@portal/contract';
import { Button, Card, EmptyState, Heading, RecordList, Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { DocumentRow } from './document-row';

/** So many stand there before somebody asks for all. */
const newestCount = 8;

/** Every document of the policy, newest first, to download or to look at. */
export function DocumentList({ documents }: { documents: readonly PolicyDocument[] }) {
  const [shown, setShown] = useState<'newest' | 'all'>('newest');
  const rows = shown === 'all' ? documents : documents.slice(0, newestCount);
  return (
    <Card as="section" aria-label="Your documents">
      <Stack gap="md">
        <Heading level={2} size="md">
          Your documents
        </Heading>
        {documents.length === 0 ? (
          <EmptyState>There are no documents yet. What you send us, and what we send you, appears here.</EmptyState>
        ) : (
          <RecordList>
            {rows.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </RecordList>
        )}
        {rows.length < documents.length && (
          <div>
            <Button variant="secondary" onClick={() => setShown('all')}>
              Show all {documents.length} documents
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
