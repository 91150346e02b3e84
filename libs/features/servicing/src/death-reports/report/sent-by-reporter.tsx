import { type DeathReport, staffDeathReportAdditions } from '@portal/contract';
import { formatMoment, labelOf, reportDocumentTypes } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { FileButtons } from '@portal/policy-workflow/documents';
import { Stack, Text, TitledCard } from '@portal/ui-kit';

/** What whoever told us sent for the report, the oldest first, each to look at or to keep. That it was read is noted. */
export const SentByReporter = ({ report: { id, documents } }: { report: DeathReport }) => (
  <TitledCard title="What they sent">
    {documents.length === 0 && <Text>Nothing yet.</Text>}
    <Stack gap="md">
      {documents.map(({ id: fileId, type, name, receivedAt }) => (
        <Stack gap="none" key={fileId}>
          <Text>{labelOf(reportDocumentTypes, type)}</Text>
          <Text size="sm" tone="muted">{`${name}, ${formatMoment(new Date(receivedAt))}`}</Text>
          <WhereCall row={staffDeathReportAdditions.deathReportFile}>
            <FileButtons
              label="Download"
              opens="View"
              about={`${labelOf(reportDocumentTypes, type)}, ${name}`}
              variant="quiet"
              get={(api) => api.call(staffDeathReportAdditions.deathReportFile, { id, fileId })}
            />
          </WhereCall>
        </Stack>
      ))}
    </Stack>
  </TitledCard>
);
