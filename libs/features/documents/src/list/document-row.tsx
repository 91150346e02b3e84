import { type PolicyDocument } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { useIsServicing } from '@portal/policy-workflow';
import { FileButtons, isOpenable, nameOfFile } from '@portal/policy-workflow/documents';
import { Heading, Stack, Text } from '@portal/ui-kit';
import { callFor } from './call-for';
import { aboutDocument } from './about-document';

/** One document: what it is, its file, and the ways to have it. */
export function DocumentRow({ document }: { document: PolicyDocument }) {
  const { title, type, contentType, source } = document;
  const name = nameOfFile(document);
  const kind = documentLabels[type];
  const reader = useIsServicing() ? 'staff' : 'customer';
  return (
    <li>
      <Stack gap="xs">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        {kind !== title && <Text size="sm">{kind}</Text>}
        <Text size="sm">{aboutDocument(document, reader)}</Text>
        <Text size="sm" tone="muted">
          {name}
        </Text>
        <FileButtons
          label="Download"
          about={`${title}, ${name}`}
          {...(isOpenable(contentType) && { opens: 'View' })}
          {...(source === 'SYSTEM' && { ours: kind })}
          get={callFor(document)}
        />
      </Stack>
    </li>
  );
}
