import { codesOf, type FilePayload, reportDocumentTypes } from '@portal/domain';
import { defineForm, radios } from '@portal/forms';
import * as v from 'valibot';
import { fileOf, filePages, isFile } from '../shared/file-pages';

const SentSchema = v.object({
  type: v.picklist(codesOf(reportDocumentTypes), 'Select what it is'),
  files: v.pipe(v.array(v.custom<FilePayload>(isFile)), v.minLength(1, 'Take a photo or choose a file')),
});

/** What it is, and photos of several pages, which are one document. */
export const reportDocumentForm = defineForm({
  name: 'report-document',
  schema: SentSchema,
  refusals: { VALIDATION_ERROR: fileOf(1), PAYLOAD_TOO_LARGE: fileOf(1) },
  items: [
    { name: 'type', label: 'What is it?', widget: radios(reportDocumentTypes) },
    ...filePages({ label: 'Photo or file', isOptional: false }),
  ],
});
