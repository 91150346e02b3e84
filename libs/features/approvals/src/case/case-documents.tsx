import { documentAdditions, type ApprovalCase } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { FileButtons } from '@portal/policy-workflow/documents';
import { Badge, Cluster, RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';

/** The documents that came with a request, and those that are missing. Whoever has taken it may open them; each look is recorded. */
export function CaseDocuments({ found: { action, takenBy } }: { found: ApprovalCase }) {
  const { documents, policyNumber } = action;
  const mayOpen = takenBy?.isMine === true;
  return (
    <TitledCard title="Evidence">
      {documents.length === 0 && <Text>This request needs no documents, and none came with it.</Text>}
      {documents.length > 0 && !mayOpen && <Text>Take the request to open its documents.</Text>}
      {documents.length > 0 && (
        <RecordList>
          {documents.map(({ id, type, fileName, received, required }) => (
            <li key={id}>
              <Stack gap="xs">
                <Cluster>
                  <span>{documentLabels[type]}</span>
                  <Badge tone={received ? 'green' : 'amber'}>{received ? 'Received' : 'Still missing'}</Badge>
                  {!required && <Text size="sm">Not required</Text>}
                </Cluster>
                {fileName && (
                  <Text size="sm" tone="muted">
                    {fileName}
                  </Text>
                )}
                {received && mayOpen && (
                  <FileButtons
                    label="Download"
                    opens="View"
                    about={`${documentLabels[type]}, ${fileName ?? ''}`}
                    get={(api) => api.call(documentAdditions.documentFile, { policyNumber, documentId: id })}
                  />
                )}
              </Stack>
            </li>
          ))}
        </RecordList>
      )}
    </TitledCard>
  );
}
