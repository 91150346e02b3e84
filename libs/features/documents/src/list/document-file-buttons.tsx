import { type PolicyDocument } from '@portal/contract';
import { FileButtons, isOpenable, nameOfFile } from '@portal/policy-workflow/documents';
import { Stack, Text } from '@portal/ui-kit';
import { callFor } from './call-for';

/** The file of a document: its name; kept on the device, or shown in a new tab when a browser can. */
export const DocumentFileButtons = ({ document }: { document: PolicyDocument }) => (
  <Stack gap="none">
    <Text size="sm" tone="muted">
      {nameOfFile(document)}
    </Text>
    <FileButtons
      label="Download"
      variant="quiet"
      about={`${document.title}, ${nameOfFile(document)}`}
      {...(isOpenable(document.contentType) && { opens: 'View' })}
      get={callFor(document)}
    />
  </Stack>
);
