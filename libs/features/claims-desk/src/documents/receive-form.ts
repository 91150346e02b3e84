import { type FilePayload } from '@portal/domain';
import { date, defineForm, file } from '@portal/forms';
import * as v from 'valibot';

const hasContent = (value: unknown) => typeof value === 'object' && value !== null && 'base64File' in value;

/** A file that did not come through the portal. */
export const receivedEntries = {
  /** Read and checked by the field itself (docs/domain/conduct.md#r8-4). */
  document: v.custom<FilePayload>(hasContent, 'Choose the file'),
  /** The day on which it reached us. */
  receivedOn: v.pipe(v.string('Enter when it reached us'), v.isoDate('Enter when it reached us')),
};

/** A document that came by hand, by post or by e-mail. */
export const receiveForm = /* @__PURE__ */ defineForm({
  name: 'receive-claim-document',
  schema: v.object(receivedEntries),
  refusals: { VALIDATION_ERROR: 'document', PAYLOAD_TOO_LARGE: 'document' },
  items: [
    { name: 'document', label: 'The file', widget: file() },
    {
      name: 'receivedOn',
      label: 'When did it reach us?',
      hint: 'Not when it was scanned: the clock counts from the day on which it came.',
      widget: date(),
    },
  ],
});

/** The moment that stands for a day: now for today, else noon in Johannesburg of that day. Null: now. */
export const receivedAtOf = (day: string, today: string): string | null =>
  day === today ? null : `${day}T10:00:00.000Z`;

/** A file as it is sent, without what its field knows besides. */
export const payloadOf = ({ base64File, fileName, fileExtension, contentType }: FilePayload): FilePayload => ({
  base64File,
  fileName,
  fileExtension,
  contentType,
});
