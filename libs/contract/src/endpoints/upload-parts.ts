import { type Endpoint, endpoint } from '../endpoint';
import {
  ArrivedSchema,
  PartArrivedSchema,
  PartialUploadSchema,
  StartUploadSchema,
  UploadCancelledSchema,
} from '../records/upload-parts';

const isAddition = true;
const permission = 'make changes';

/* @__NO_SIDE_EFFECTS__ */
const takingBytes = <Row extends Endpoint>(row: Row): Row => ({ ...row, takesBytes: true });

/**
 * A file in parts, for a bad line. Once all are there a call that takes files names it by `uploadId` in the place of `base64File`,
 * `fileName`, `fileExtension` and `contentType`; each of them takes the whole file in its body as well.
 */
export const uploadAdditions = {
  startUpload: endpoint('POST /policies/{policyNumber}/uploads', {
    summary: 'Begin to send a file in parts, or go on with one; a call that takes files then names its id as uploadId',
    permission,
    body: StartUploadSchema,
    reply: PartialUploadSchema,
    errors: ['PAYLOAD_TOO_LARGE'],
    isAddition,
  }),
  partialUpload: endpoint('GET /policies/{policyNumber}/uploads/{uploadId}', {
    summary: 'What has arrived of a file that comes in parts',
    permission,
    reply: ArrivedSchema,
    isAddition,
  }),
  putPart: takingBytes(
    endpoint('PUT /policies/{policyNumber}/uploads/{uploadId}/parts/{part}', {
      summary: 'Send one part of a file, counted from 0, as its bytes; the same again changes nothing',
      permission,
      reply: PartArrivedSchema,
      errors: ['REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
      isAddition,
    }),
  ),
  cancelUpload: endpoint('DELETE /policies/{policyNumber}/uploads/{uploadId}', {
    summary: 'Discard what has arrived of a file',
    permission,
    reply: UploadCancelledSchema,
    isAddition,
  }),
};
