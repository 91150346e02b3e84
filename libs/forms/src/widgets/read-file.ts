import {
  checkFile,
  fail,
  fileKinds,
  type FilePayload,
  filePayload,
  maxFileBytes,
  ok,
  type Result,
} from '@portal/domain';

/** What a browser offers to choose: the kinds that may be sent, by content and by extension. */
export const acceptedFiles: string = fileKinds
  .flatMap(({ contentType, extensions }) => [contentType, ...extensions])
  .join(',');

/**
 * Reads a file into what is sent. A photo is made ready first: smaller, and without its place. Of anything else that is too large only as much is
 * read as shows that it is. Fails with the sentences of the domain, ready to stand beside the field.
 */
export async function readFile(
  chosen: File,
  onProgress: (percent: number) => void,
  signal?: AbortSignal,
): Promise<Result<FilePayload>> {
  const file = await prepared(chosen);
  const address = await dataUrl(file.slice(0, maxFileBytes + 1, file.type), onProgress, signal);
  const payload = filePayload(file.name, address);
  if (!payload.success) return payload;
  const checked = checkFile(payload.value);
  return checked.success ? ok({ ...payload.value, contentType: checked.value.contentType }) : fail(checked.message);
}

/** A photo made ready to be sent. Where what does that cannot be fetched it goes as it is. */
const prepared = (file: File): Promise<File> =>
  import('./prepare-photo').then(
    ({ preparePhoto }) => preparePhoto(file),
    () => file,
  );

/** The content as a `data:` address; an empty text when it could not be read. */
const dataUrl = (content: Blob, onProgress: (percent: number) => void, signal?: AbortSignal) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    signal?.addEventListener('abort', () => reader.abort());
    reader.readAsDataURL(content);
  });
