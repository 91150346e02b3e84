import { type ClaimDocument } from '@portal/contract';
import {
  claimDocumentStatuses,
  formatDate,
  labelOf,
  nameOfDocument,
  todayInJohannesburg,
  toneOf,
} from '@portal/domain';
import { Badge, DescriptionList, Disclosure, Stack, Text } from '@portal/ui-kit';

/** What was sent or is not needed, with what we made of it, folded away. */
export const DocumentsHere = ({ documents }: { documents: readonly ClaimDocument[] }) => (
  <Disclosure summary={documents.length === 1 ? 'One document is here' : `${documents.length} documents are here`}>
    <DescriptionList
      rows={documents.map((document) => ({
        label: nameOfDocument(document.label).name,
        value: <State {...document} />,
      }))}
    />
  </Disclosure>
);

function State({ status, files }: ClaimDocument) {
  const last = files.at(-1);
  return (
    <Stack as="span" gap="xs">
      <Badge tone={toneOf(claimDocumentStatuses, status)}>{labelOf(claimDocumentStatuses, status)}</Badge>
      {last && (
        <Text as="span" size="sm" tone="muted">
          Sent on {formatDate(todayInJohannesburg(new Date(last.receivedAt)))}
        </Text>
      )}
    </Stack>
  );
}
