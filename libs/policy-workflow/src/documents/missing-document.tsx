import { type MissingDocument as Missing } from '@portal/contract';
import { documentLabels, missingDocumentWords } from '@portal/contract/words';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { SendDocumentHere } from './send-document-here';
import { SentNotice } from './sent-notice';

interface MissingDocumentProps {
  /** What the request waits for (`missingDocumentOf`); null when nothing is missing. */
  missing: Missing | null;
}

/** The document that a request waits for, with the button that sends it; once it is sent, that it has arrived. Nothing otherwise. */
export function MissingDocument({ missing }: MissingDocumentProps) {
  const [sent, setSent] = useState<string | null>(null);
  if (missing === null && sent === null) return null;
  return (
    <Stack gap="sm">
      {sent !== null && <SentNotice>{sent}</SentNotice>}
      {missing !== null && (
        <MissingDocumentAlert missing={missing}>
          <SendDocumentHere
            key={`${missing.actionId} ${missing.type}`}
            policyNumber={missing.policyNumber}
            request={{ ...missing, label: documentLabels[missing.type] }}
            label={missingDocumentWords(missing).send}
            about={missing.about}
            variant="primary"
            onSent={setSent}
          />
        </MissingDocumentAlert>
      )}
    </Stack>
  );
}

interface MissingDocumentAlertProps {
  missing: Missing;
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
