import { SendRepresentationsSchema } from '@portal/contract';
import { type FilePayload } from '@portal/domain';
import { defineForm, textArea } from '@portal/forms';
import * as v from 'valibot';
import { fileOf, filePages, isFile } from '../shared/file-pages';

const DisagreeSchema = v.object({
  text: SendRepresentationsSchema.entries.text,
  files: v.optional(v.array(v.custom<FilePayload>(isFile)), []),
});

/** Why somebody does not agree, and photos of what shows it. */
export const disagreeForm = defineForm({
  name: 'disagree',
  schema: DisagreeSchema,
  refusals: { PAYLOAD_TOO_LARGE: fileOf(1) },
  items: [
    {
      name: 'text',
      label: 'Why do you not agree?',
      hint: 'In your own words. 5 to 2 000 characters.',
      widget: textArea({ rows: 8, maxLength: 2000 }),
    },
    ...filePages({ label: 'Photo or file of what shows it', isOptional: true }),
  ],
});
