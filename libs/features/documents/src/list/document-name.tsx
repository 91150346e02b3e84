import { type PolicyDocument } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { nameOfFile } from '@portal/policy-workflow/documents';
import { Stack, Text } from '@portal/ui-kit';

/** What a document is called: its title, its kind where the title does not say it, and the name of its file. */
export function DocumentName({ document }: { document: PolicyDocument }) {
  const kind = documentLabels[document.type];
  return (
    <Stack gap="none">
      <span>{document.title}</span>
      {kind !== document.title && <Text size="sm">{kind}</Text>}
      <Text size="sm" tone="muted">
        {nameOfFile(document)}
      </Text>
    </Stack>
  );
}
