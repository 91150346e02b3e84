import { type PaperRequest, uploadTypes } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { type FilePayload } from '@portal/domain';
import { defineForm, file, select } from '@portal/forms';
import * as v from 'valibot';

type UploadType = (typeof uploadTypes)[number];

const hasContent = (value: unknown) => typeof value === 'object' && value !== null && 'base64File' in value;

/** What is asked of somebody who sends a paper; its entries make the body of the call. */
export const PaperSchema = v.object({
  type: v.picklist(uploadTypes, 'Select what the file shows'),
  /** Read and checked by the field itself (domain rules 8.4). */
  paper: v.custom<FilePayload>(hasContent, 'Choose the file'),
});

/** What the service says of a file stands beside it. */
const refusals = { VALIDATION_ERROR: 'paper', PAYLOAD_TOO_LARGE: 'paper' } as const;

/** Any paper for the policy. */
export const anyPaperForm = defineForm({
  name: 'send-paper',
  schema: PaperSchema,
  refusals,
  items: [
    {
      name: 'type',
      label: 'What does the file show?',
      widget: select(uploadTypes.map((code) => ({ code, label: documentLabels[code] }))),
    },
    { name: 'paper', label: 'The file', widget: file() },
  ],
});

/** A paper that a change asks for: what it shows is known. */
export const requestedPaperForm = ({ label, about }: Pick<PaperRequest, 'label' | 'about'>) =>
  defineForm({
    name: 'send-requested-paper',
    schema: PaperSchema,
    refusals,
    given: ['type'],
    items: [{ name: 'paper', label: `${label} (${about})`, widget: file() }],
  });

/** What is asked for, as far as a customer may send it. */
export const uploadTypeOf = (type: PaperRequest['type']): UploadType =>
  uploadTypes.find((allowed) => allowed === type) ?? 'OTHER';
