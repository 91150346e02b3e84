import { type DocumentUpload } from '@portal/contract';
import { bytesOfBase64, fileExtensionOf, fileKinds } from '@portal/domain';
import { receiveFile } from '@portal/service-documents';
import { base64Of } from './base64';
import { Refusal } from './refusal';

/** A file in a body that was read: its name and size are in order, and its extension fits its first bytes. */
type Sent = Pick<DocumentUpload, 'base64File' | 'fileName' | 'fileExtension' | 'contentType'>;

const isFile = (value: object): value is Sent => 'base64File' in value && 'fileExtension' in value;

/**
 * A body with every file in it as it may be kept: of the kind that its content says, and without what was hidden in it. Refuses,
 * beside the field, a file that may not be kept.
 */
export async function receiveFiles<Body>(body: Body, field = ''): Promise<Body> {
  if (typeof body !== 'object' || body === null) return body;
  if (isFile(body)) return { ...body, ...(await received(body, field)) };
  if (Array.isArray(body)) {
    const parts: unknown[] = [];
    for (const [at, part] of body.entries()) parts.push(await receiveFiles(part, within(field, String(at))));
    return parts as Body;
  }
  const parts: [string, unknown][] = [];
  for (const [name, part] of Object.entries(body)) parts.push([name, await receiveFiles(part, within(field, name))]);
  return Object.fromEntries(parts) as Body;
}

const within = (field: string, name: string) => (field === '' ? name : `${field}.${name}`);

async function received({ base64File, fileName }: Sent, field: string): Promise<Omit<Sent, 'fileName'>> {
  const fileExtension = fileExtensionOf(fileName) ?? '';
  const kind = fileKinds.find(({ extensions }) => extensions.some((one) => one === fileExtension.toLowerCase()));
  if (kind === undefined) throw new Error('A file of no known kind was let in');
  const content = bytesOfBase64(base64File);
  const file = await receiveFile(kind.contentType, content);
  if (!file.success) {
    const errors = [{ field: within(field, 'base64File'), message: file.message }];
    throw new Refusal('VALIDATION_ERROR', file.message, { errors });
  }
  return { base64File: base64Of(file.value), fileExtension, contentType: kind.contentType };
}
