import { type PolicyDocument } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { Stack, Text } from '@portal/ui-kit';

/** What a document is called: its title, and its kind where the title does not say it. */
export function DocumentName({ document }: { document: PolicyDocument }) {
  const kind = documentLabels[document.type];
  return (
    <Stack gap="none">
      <span>{document.title}</span>
      {kind !== document.title && <Text size="sm">{kind}</Text>}
    </Stack>
  );
}
