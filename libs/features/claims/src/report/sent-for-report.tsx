import { type ReportOfReporter } from '@portal/contract';
import { formatMoment, labelOf, reportDocumentTypes } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';

/** What somebody sent for the report that they made, the oldest first. */
export function SentForReport({ documents }: Pick<ReportOfReporter, 'documents'>) {
  if (documents.length === 0) return <Text>Nothing yet. Photos are fine.</Text>;
  return (
    <List kind="plain">
      {documents.map(({ id, type, name, receivedAt }) => (
        <li key={id}>
          <Text>{labelOf(reportDocumentTypes, type)}</Text>
          <Text size="sm" tone="muted">
            {name}, {formatMoment(new Date(receivedAt))}
          </Text>
        </li>
      ))}
    </List>
  );
}
