import { type MissingDocument } from '@portal/contract';
import { missingDocumentWords } from '@portal/contract/words';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';

interface MissingDocumentAlertProps {
  missing: MissingDocument;
  /** The way to send it. */
  children: ReactNode;
}

/** What is missing and what waits for it. */
export function MissingDocumentAlert({ missing, children }: MissingDocumentAlertProps) {
  const { title, sentence } = missingDocumentWords(missing);
  return (
    <Alert tone="warning">
      <Stack gap="sm">
        <Text>
          <strong>{title}</strong>
        </Text>
        <Text>{sentence}</Text>
        {children}
      </Stack>
    </Alert>
  );
}
