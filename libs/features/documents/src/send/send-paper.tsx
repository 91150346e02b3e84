import { type PaperRequest } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { refreshPolicy } from '@portal/policy-workflow/changes';
import { Button } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { anyPaperForm, requestedPaperForm, uploadTypeOf } from './paper-forms';
import { type useSendPaper } from './use-send-paper';

export interface SendPaperProps {
  send: ReturnType<typeof useSendPaper>;
  /** What asks for the paper; null for one that nobody asked for. */
  request: PaperRequest | null;
  /** It has arrived; the sentence says so. */
  onSent: (sentence: string) => void;
  onCancel: () => void;
}

/** Chooses a file, from the device or with its camera, and sends it. What was chosen stays until it has arrived. */
export default function SendPaper({ send, request, onSent, onCancel }: SendPaperProps) {
  const client = useQueryClient();
  const today = useToday();
  const [form] = useState(() => (request ? requestedPaperForm(request) : anyPaperForm));
  return (
    <SchemaForm
      form={form}
      today={today}
      leave="free"
      {...(request && { given: { type: uploadTypeOf(request.type) } })}
      submitLabel="Send"
      onSubmit={({ type, paper }, { idempotencyKey }) => {
        const { base64File, fileName, fileExtension, contentType } = paper;
        const body = { base64File, fileName, fileExtension, contentType, type, actionId: request?.actionId ?? null };
        return send(body, idempotencyKey);
      }}
      onDone={({ fileName, title }) => {
        onSent(`${fileName} has arrived (${title}).`);
        void refreshPolicy(client);
      }}
      actions={
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}
