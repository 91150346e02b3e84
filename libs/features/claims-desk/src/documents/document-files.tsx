import { type ClaimCase, staffClaimAdditions } from '@portal/contract';
import { FileButtons } from '@portal/policy-workflow/documents';
import { Stack, Text } from '@portal/ui-kit';
import { momentOf } from '../shared/moments';

interface DocumentFilesProps {
  claimId: string;
  document: Pick<ClaimCase['documents'][number], 'label' | 'files'>;
  /** Only whoever has taken the claim opens its files; that they were read is noted. */
  mayOpen: boolean;
}

/** What came for a document or with a letter, the oldest first, each to look at or to keep. */
export const DocumentFiles = ({ claimId, document: { label, files }, mayOpen }: DocumentFilesProps) =>
  files.map(({ id: fileId, name, receivedAt }) => (
    <Stack gap="none" key={fileId}>
      <Text size="sm" tone="muted">{`${name}, ${momentOf(receivedAt)}`}</Text>
      {mayOpen && (
        <FileButtons
          label="Download"
          opens="View"
          about={`${label}, ${name}`}
          variant="quiet"
          get={(api) => api.call(staffClaimAdditions.claimFile, { id: claimId, fileId })}
        />
      )}
    </Stack>
  ));
