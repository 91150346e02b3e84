import { callCancelled, type DocumentRequest } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Button } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import { failureWords } from '../failure-words';
import { useToday } from '../today';
import { prepareToSend, useTransfer } from '../uploads/use-transfer';
import { anyDocumentForm, requestedDocumentForm, uploadTypeOf } from './document-forms';
import { type useSendDocument } from './use-send-document';

/** A document that a request asks for. */
export type RequestedDocument = Pick<DocumentRequest, 'actionId' | 'about' | 'label' | 'type'>;

export interface SendDocumentProps {
  send: ReturnType<typeof useSendDocument>['send'];
  /** What asks for the document; null for one that nobody asked for. */
  request: RequestedDocument | null;
  /** It has arrived; the sentence says so. */
  onSent: (sentence: string) => void;
  onCancel: () => void;
}

/** Chooses a file, from the device or with its camera, and sends it. What was chosen stays until it has arrived. */
export default function SendDocument({ send, request, onSent, onCancel }: SendDocumentProps) {
  const today = useToday();
  const { inParts, sending } = useTransfer();
  useEffect(prepareToSend, []);
  const [form] = useState(() => (request ? requestedDocumentForm(request) : anyDocumentForm));
  return (
    <SchemaForm
      form={form}
      today={today}
      leave="free"
      {...(request && { given: { type: uploadTypeOf(request.type) } })}
      submitLabel="Send"
      onSubmit={async ({ type, document }, { idempotencyKey }) => {
        const { base64File, fileName, fileExtension, contentType } = document;
        const body = { base64File, fileName, fileExtension, contentType, type, actionId: request?.actionId ?? null };
        const answer = await send(body, { idempotencyKey, inParts });
        if (answer.success) return answer;
        return { ...answer, message: failureWords(answer), isCancelled: answer.code === callCancelled };
      }}
      onDone={({ fileName, title }) => onSent(`${fileName} has arrived (${title}).`)}
      actions={
        sending === null && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )
      }
    >
      {sending}
    </SchemaForm>
  );
}
