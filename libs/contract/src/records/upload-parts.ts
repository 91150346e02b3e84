import { partLimits } from '@portal/domain';
import * as v from 'valibot';
import { givenText } from '../fields/given';
import { count, instant, key } from '../fields/plain';
import { written } from '../fields/written';
import { fileEntries } from './file-payload';

const size = 'Say how many bytes the file has';
const hash = 'Give the SHA-256 of the file in hexadecimal';
/** Made when it is said, so that a page that begins none of these carries nothing of it. */
const part = () => `A part has ${partLimits.least} to ${partLimits.most} bytes`;

/** A file that is going to come in parts. What it is, is judged once all of it is there. An addition. */
export const StartUploadSchema = written({
  /** The name of the file, with its extension. */
  fileName: fileEntries.fileName,
  /** With its leading dot. */
  fileExtension: fileEntries.fileExtension,
  /** What the sender says of it: not believed. */
  contentType: fileEntries.contentType,
  /** The size of the whole file in bytes. */
  sizeBytes: v.pipe(v.number(size), v.integer(size), v.minValue(1, size)),
  /** SHA-256 of the whole file in hexadecimal: the same file begun again goes on where it was. */
  sha256: v.pipe(givenText(hash), v.regex(/^[0-9a-f]{64}$/, hash)),
  /** The size of every part but the last, in bytes: the caller chooses by the line. One that goes on is cut as it was; the reply says how. */
  partBytes: v.pipe(
    v.number(part),
    v.integer(part),
    v.minValue(partLimits.least, part),
    v.maxValue(partLimits.most, part),
  ),
});

/** What has arrived of a file that comes in parts. Another call names it by `id`, as `uploadId`. An addition. */
export const PartialUploadSchema = v.object({
  id: key,
  /** The size of the whole file in bytes. */
  sizeBytes: count,
  /** The size of every part but the last, in bytes. */
  partBytes: count,
  /** How many parts there are. */
  partCount: count,
  /** The parts that are there, counted from 0, in order. */
  arrived: v.array(count),
  /** When what has arrived is deleted. */
  expiresAt: instant,
});
export type PartialUpload = v.InferOutput<typeof PartialUploadSchema>;

/** The same, asked for; null for an upload that is not the caller's, or no more. */
export const ArrivedSchema = v.object({
  /** What has arrived, or null. */
  upload: v.nullable(PartialUploadSchema),
});

/** One part is there. */
export const PartArrivedSchema = v.object({
  /** The part that is there, counted from 0. */
  part: count,
});

export const UploadCancelledSchema = v.object({
  /** Whether there was anything to discard. */
  wasKept: v.boolean(),
});
