import { DocumentUploadSchema } from '@portal/contract';
import { file } from '@portal/forms';
import * as v from 'valibot';
import { type FieldSpecimen } from './field-specimen';
import { oneFieldForm } from './one-field-form';

const document = v.pipe(
  v.nullish(DocumentUploadSchema, null),
  v.check((one) => one !== null, 'Add the proof of study'),
);

/** What is handed in. */
export const documentSpecimens: readonly FieldSpecimen[] = [
  {
    id: 'file',
    about:
      'From the gallery, the disk or the camera. A large photo is made smaller before it is sent, because data is dear.',
    form: oneFieldForm({
      id: 'demo-file',
      name: 'Document',
      entry: document,
      label: 'Proof of study',
      widget: file({ type: 'PROOF_OF_STUDY' }),
    }),
  },
];
