import { fail, ok, type Result } from '../base/result';

/** An upload as it is sent. Source: docs/specification.md#s3. */
export interface FilePayload {
  /** The content after the data prefix. */
  base64File: string;
  fileName: string;
  /** With its leading dot, from the last dot-part of the name. */
  fileExtension: string;
  contentType: string;
}

/** The last dot-part of a name with its dot, as typed; null when there is none. */
export const fileExtensionOf = (fileName: string): string | null => {
  const dot = fileName.lastIndexOf('.');
  return dot === -1 || dot === fileName.length - 1 ? null : fileName.slice(dot);
};

const dataUrlPattern = /^data:([^,;]*)(?:;[^,;]*)*;base64,/;

/** Turns what a browser read into what is sent: a `data:` address into its parts. */
export function filePayload(fileName: string, dataUrl: string): Result<FilePayload> {
  const prefix = dataUrlPattern.exec(dataUrl);
  if (prefix === null) return fail('Failed to read file');
  const fileExtension = fileExtensionOf(fileName);
  if (fileExtension === null) return fail('Invalid file extension');
  return ok({ base64File: dataUrl.slice(prefix[0].length), fileName, fileExtension, contentType: prefix[1] ?? '' });
}

/** The content of a file as bytes. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const content = atob(base64);
  const bytes = new Uint8Array(content.length);
  for (let at = 0; at < content.length; at += 1) bytes[at] = content.charCodeAt(at);
  return bytes;
}

/** The `data:` address a payload came from, to show or to download it. */
export const dataUrlOf = ({ contentType, base64File }: Pick<FilePayload, 'contentType' | 'base64File'>): string =>
  `data:${contentType};base64,${base64File}`;
