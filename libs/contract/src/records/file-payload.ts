import * as v from 'valibot';
import { documented } from '../fields/documented';
import { written } from '../fields/written';
import { documentTypes } from '../wire-codes';

export const fileSentences = {
  extension: 'Invalid file extension',
  kind: 'Only PDF, JPG and PNG files are allowed',
  size: 'The file may not be larger than 5 MB',
  unreadable: 'Failed to read file',
} as const;

export const allowedExtensions = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
/** Bytes, decoded. */
export const largestFile = 5 * 1024 * 1024;

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const decodedSize = (content: string) =>
  (content.length / 4) * 3 - (content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0);

const fileEntries = {
  /** The content, after the data prefix. */
  base64File: v.pipe(
    v.string(fileSentences.unreadable),
    documented({ contentEncoding: 'base64' }),
    v.nonEmpty(fileSentences.unreadable),
    v.check((content) => decodedSize(content) <= largestFile, fileSentences.size),
    v.check((content) => decodedSize(content) > largestFile || base64.test(content), fileSentences.unreadable),
  ),
  fileName: v.pipe(
    v.string(fileSentences.unreadable),
    v.nonEmpty(fileSentences.unreadable),
    v.maxLength(255, 'The file name is too long'),
  ),
  /** With its leading dot, from the last part of the name. */
  fileExtension: v.pipe(
    v.string(fileSentences.extension),
    v.regex(/^\.[^.]+$/, fileSentences.extension),
    v.transform((extension) => extension.toLowerCase()),
    v.picklist(allowedExtensions, fileSentences.kind),
  ),
  contentType: v.picklist(['application/pdf', 'image/jpeg', 'image/png'], fileSentences.kind),
};

/** One file inside a JSON body (specification section 3). Its content is judged by the service, by signature. */
export const FilePayloadSchema = written(fileEntries);
export type FilePayload = v.InferInput<typeof FilePayloadSchema>;

/** A file that supports a change, and what it shows (domain rules 8.4). */
export const DocumentUploadSchema = written({ ...fileEntries, type: v.optional(v.picklist(documentTypes), 'OTHER') });
export type DocumentUpload = v.InferInput<typeof DocumentUploadSchema>;

/** Files sent with a change. */
export const uploads = v.optional(v.pipe(v.array(DocumentUploadSchema), v.maxLength(10, 'Send at most 10 files')), []);
