import { type FilePayload } from '@portal/domain';
import { defineForm } from '@portal/forms';
import * as v from 'valibot';
import { fileOf, filePages, isFile } from '../shared/file-pages';

const FilesSchema = v.object({
  files: v.pipe(v.array(v.custom<FilePayload>(isFile)), v.minLength(1, 'Take a photo or choose a file')),
});

/** Photos of several pages are one document. */
export const documentForm = defineForm({
  name: 'claim-document',
  schema: FilesSchema,
  refusals: { VALIDATION_ERROR: fileOf(1), PAYLOAD_TOO_LARGE: fileOf(1) },
  items: filePages({ label: 'Photo or file', isOptional: false }),
});
