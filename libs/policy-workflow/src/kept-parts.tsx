import { formatDate, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';
import { Heading, RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';
import { CoverCard } from '@portal/ui-kit/data';
import { useQuery } from '@tanstack/react-query';
import { FileButtons } from './documents/file-buttons';
import { isOpenable } from './documents/openable';
import { type KeptCopy } from './own-phone/kept-copy';
import { documentsOf, type KeptDocument } from './own-phone/kept-documents';
import { keptHeadline } from './own-phone/kept-headline';
import { useToday } from './today';

/** Everybody on the policy and what they were covered for, when this phone last knew. */
export function KeptPeople({ copy }: { copy: KeptCopy }) {
  const then = new Date(copy.at);
  const asOf = `As it was on ${formatDate(todayInJohannesburg(then))}, ${timeInJohannesburg(then)}.`;
  return (
    <CoverCard
      headline={keptHeadline(copy, useToday())}
      size="md"
      people={copy.cover.people}
      next={copy.cover.next}
      asOf={asOf}
    />
  );
}

/** The documents that were opened on this phone, each as it was then; nothing where none was. */
export function KeptDocumentList({ copy }: { copy: KeptCopy }) {
  const { data: documents = [] } = useQuery({
    queryKey: ['documents on this phone', copy.userId, copy.policyNumber],
    queryFn: () => documentsOf(copy),
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (documents.length === 0) return null;
  return (
    <TitledCard title="Documents on this phone">
      <RecordList>
        {documents.map((document) => (
          <Row key={document.title} document={document} />
        ))}
      </RecordList>
    </TitledCard>
  );
}

function Row({ document: { title, at, file } }: { document: KeptDocument }) {
  const then = new Date(at);
  return (
    <li>
      <Stack gap="xs">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          As it was on {formatDate(todayInJohannesburg(then))}, {timeInJohannesburg(then)}.
        </Text>
        <FileButtons
          label="Download"
          about={title}
          {...(isOpenable(file.contentType) && { opens: 'View' })}
          get={() => Promise.resolve({ success: true, data: file })}
        />
      </Stack>
    </li>
  );
}
