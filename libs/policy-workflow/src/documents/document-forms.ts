import { type DocumentRequest, uploadTypes } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { type FilePayload } from '@portal/domain';
import { defineForm, file, select } from '@portal/forms';
import * as v from 'valibot';

type UploadType = (typeof uploadTypes)[number];

const hasContent = (value: unknown) => typeof value === 'object' && value !== null && 'base64File' in value;

/** What is asked of somebody who sends a document; its entries make the body of the call. */
export const SentDocumentSchema = v.object({
  type: v.picklist(uploadTypes, 'Select what the file shows'),
  /** Read and checked by the field itself (docs/domain/conduct.md#r8-4). */
  document: v.custom<FilePayload>(hasContent, 'Choose the file'),
});

/** What the service says of a file stands beside it. */
const refusals = { VALIDATION_ERROR: 'document', PAYLOAD_TOO_LARGE: 'document' } as const;

/** Any document for the policy. */
export const anyDocumentForm = defineForm({
  name: 'send-document',
  schema: SentDocumentSchema,
  refusals,
  items: [
    {
      name: 'type',
      label: 'What does the file show?',
      widget: select(uploadTypes.map((code) => ({ code, label: documentLabels[code] }))),
    },
    { name: 'document', label: 'The file', widget: file() },
  ],
});

/** A document that a request asks for: what it shows is known. */
export const requestedDocumentForm = ({ label, about }: Pick<DocumentRequest, 'label' | 'about'>) =>
  defineForm({
    name: 'send-requested-document',
    schema: SentDocumentSchema,
    refusals,
    given: ['type'],
    items: [{ name: 'document', label: `${label} (${about})`, widget: file() }],
  });

/** What is asked for, as far as a customer may send it. */
export const uploadTypeOf = (type: DocumentRequest['type']): UploadType =>
  uploadTypes.find((allowed) => allowed === type) ?? 'OTHER';
