import { checkFile, checkFileName, type FilePayload, maxFileName } from '@portal/domain';
import * as v from 'valibot';
import { givenText } from '../fields/given';
import { documented } from '../fields/documented';
import { obeys, refusal, type Rule } from '../fields/rules';
import { written } from '../fields/written';
import { documentTypes } from '../wire-codes';

const unreadable = 'Failed to read file';
const extensionMissing = 'Invalid file extension';

export const fileEntries = {
  /** The content in base64, without a data prefix; the file has at most 5 MiB. */
  base64File: v.pipe(givenText(unreadable), documented({ contentEncoding: 'base64' }), v.nonEmpty(unreadable)),
  /** The name of the file, with its extension. */
  fileName: v.pipe(givenText(unreadable), documented({ maxLength: maxFileName }), v.nonEmpty(unreadable)),
  /** With its leading dot, from the last part of the name. */
  fileExtension: v.pipe(givenText(extensionMissing), v.nonEmpty(extensionMissing)),
  /** What the sender says of it: not believed. */
  contentType: v.pipe(givenText(unreadable), v.maxLength(100, unreadable)),
};

/** Judged by name, size and content: what the sender says of its kind is not believed. */
export const fileRule: Rule<FilePayload> = ({ base64File, fileName, fileExtension, contentType }) => {
  if (base64File === undefined || fileName === undefined || fileExtension === undefined) return [];
  const name = checkFileName(fileName);
  if (!name.success) return refusal('fileName', name);
  return refusal('base64File', checkFile({ base64File, fileName, fileExtension, contentType: contentType ?? '' }));
};

/** A file that supports a change, and what it shows (docs/domain/conduct.md#r8-4). */
export const DocumentUploadSchema = v.pipe(
  written({
    ...fileEntries,
    /** The kind of document. */
    type: v.optional(v.picklist(documentTypes), 'OTHER'),
  }),
  obeys(fileRule),
);
export type DocumentUpload = v.InferInput<typeof DocumentUploadSchema>;

/** Files sent with a change. */
export const uploads = v.optional(v.pipe(v.array(DocumentUploadSchema), v.maxLength(10, 'Send at most 10 files')), []);
