import { useWrite, writeMutation } from '@portal/api-client';
import { auditAdditions, type AuditFilter, type AuditPage, mostExported } from '@portal/contract';
import { FileButtons } from '@portal/policy-workflow/documents';
import { Alert, Card, EmptyState, Pagination, Stack, VisuallyHidden } from '@portal/ui-kit';
import { AuditTable } from './audit-table';

interface AuditResultProps {
  page: AuditPage;
  filter: AuditFilter;
  onPage: (page: number) => void;
  onActor: (actorId: string) => void;
}

const rowsInWords = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-ZA')} rows`);

/** What was found, page by page, and the way to have all of it as a file. */
export function AuditResult({ page, filter, onPage, onActor }: AuditResultProps) {
  const { data, totalRecords, pageNumber, totalPages, isCut } = page;
  const exporting = useWrite(writeMutation(auditAdditions.exportAudit, {}));
  const words = `${isCut ? 'More than ' : ''}${rowsInWords(totalRecords)}`;
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {data.length === 0 ? (
        <EmptyState>Nothing was found. Look for less, or for more days.</EmptyState>
      ) : (
        <>
          {isCut && (
            <Alert>{`Only the newest ${mostExported.toLocaleString('en-ZA')} rows are shown. Choose fewer days for the rest.`}</Alert>
          )}
          <Card>
            <Stack gap="md">
              <FileButtons
                label="Download these rows (CSV)"
                failed="The file could not be made. Please try again."
                get={() => exporting.send(filter)}
              />
              <AuditTable caption={words} entries={data} onActor={onActor} />
            </Stack>
          </Card>
          {totalPages > 1 && <Pagination page={pageNumber} pageCount={totalPages} onPage={onPage} />}
        </>
      )}
    </Stack>
  );
}
