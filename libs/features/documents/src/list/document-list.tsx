import { type PolicyDocument } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { Button, Card, DataTable, EmptyState, Heading, Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { sizeInWords } from '../shared/size-in-words';
import { DocumentFileButtons } from './document-file-buttons';
import { DocumentName } from './document-name';
import { sourceWords } from './source-words';

/** So many stand there before somebody asks for all. */
const newestCount = 8;

/** Every document of the policy, newest first, to download or to look at. */
export function DocumentList({ documents }: { documents: readonly PolicyDocument[] }) {
  const [shown, setShown] = useState<'newest' | 'all'>('newest');
  const rows = shown === 'all' ? documents : documents.slice(0, newestCount);
  return (
    <Card as="section" aria-label="Your documents">
      <Stack gap="md">
        {documents.length === 0 ? (
          <>
            <Heading level={2} size="md">
              Your documents
            </Heading>
            <EmptyState>There are no documents yet. What you send us, and what we send you, appears here.</EmptyState>
          </>
        ) : (
          <DataTable
            caption="Your documents"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', label: 'Document', cell: (document) => <DocumentName document={document} /> },
              {
                key: 'date',
                label: 'Date',
                cell: ({ createdAt }) => formatDate(todayInJohannesburg(new Date(createdAt))),
              },
              { key: 'size', label: 'Size', cell: ({ sizeBytes }) => sizeInWords(sizeBytes) },
              { key: 'source', label: 'From', cell: ({ source }) => sourceWords[source] },
              { key: 'file', label: 'File', cell: (document) => <DocumentFileButtons document={document} /> },
            ]}
          />
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
