import { type MissingDocument } from '@portal/contract';
import { documentLabels, missingDocumentWords } from '@portal/contract/words';
import { Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { MissingDocumentAlert } from './missing-document-alert';
import { SendDocumentHere } from './send-document-here';
import { SentNotice } from './sent-notice';

/** Says what is missing and takes it; says that it has arrived once nothing is missing any more. */
function AskForDocument({ missing }: { missing: MissingDocument | null }) {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Stack gap="sm">
      {sent !== null && <SentNotice>{sent}</SentNotice>}
      {missing !== null && (
        <MissingDocumentAlert missing={missing}>
          <SendDocumentHere
            key={`${missing.actionId} ${missing.type}`}
            policyNumber={missing.policyNumber}
            request={{
              actionId: missing.actionId,
              about: missing.about,
              type: missing.type,
              label: documentLabels[missing.type],
            }}
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
// React.lazy asks for a default export.
export default AskForDocument;
