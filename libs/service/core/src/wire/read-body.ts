import { partLimits } from '@portal/domain';
import { Refusal } from './refusal';

const kibibyte = 1024;

export interface BodyLimit {
  bytes: number;
  /** From the moment the body is read until it is there. */
  milliseconds: number;
}

const jsonType = 'application/json';

/** Most of a body; an upload route takes a 5 MiB file in base64. Source: docs/reliability.md#constants. */
export const bodyLimits = {
  usual: { bytes: 64 * kibibyte, milliseconds: 10_000 },
  part: { bytes: partLimits.most, milliseconds: 25_000 },
  files: { bytes: 7.5 * kibibyte * kibibyte, milliseconds: 25_000 },
} satisfies Record<string, BodyLimit>;

/**
 * Reads a JSON object from a request, counting bytes while they arrive.
 *
 * Refuses: 413 as soon as the limit is passed, 408 for a body that takes too long to arrive, 415 for another content type or a compressed body, 400 for no body,
 * bytes that are not UTF-8, broken JSON, and JSON that is not an object.
 */
export const readJsonObject = async (request: Request, limit: BodyLimit): Promise<Record<string, unknown>> =>
  jsonObject(await readRaw(request, limit));

/** The media type of a part of a file. */
export const bytesType = 'application/octet-stream';

/** The bytes of a body as they came: JSON for whoever must see that nobody touched it, or a part of a file. */
export async function readRaw(
  request: Request,
  limit: BodyLimit,
  mediaType: typeof jsonType | typeof bytesType = jsonType,
): Promise<Uint8Array> {
  if (declaredLength(request) > limit.bytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  checkMediaType(request, mediaType);
  return readBytes(request.body, limit);
}

/** The object that a body is. */
export function jsonObject(bytes: Uint8Array): Record<string, unknown> {
  if (bytes.length === 0) throw noObject();
  const value = parse(bytes);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw noObject();
  return value as Record<string, unknown>;
}

const noObject = () => new Refusal('BAD_REQUEST', 'The body must be a JSON object');

/** What the caller says the body weighs; 0 when nothing is said. The bytes are counted anyway. */
const declaredLength = (request: Request) => Number(request.headers.get('content-length') ?? 0);

function checkMediaType({ headers, body }: Request, wanted: typeof jsonType | typeof bytesType) {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (wanted === jsonType && type === '' && body === null) throw noObject();
  if (type.trim().toLowerCase() === wanted && encoding === 'identity') return;
  throw new Refusal('UNSUPPORTED_MEDIA_TYPE', wanted === bytesType ? `Send the part as ${bytesType}` : undefined);
}

async function readBytes(body: ReadableStream<Uint8Array> | null, limit: BodyLimit): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const time = deadline(limit.milliseconds);
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const next = reader.read().catch(() => {
        throw new Refusal('BAD_REQUEST', 'The body could not be read');
      });
      const { done, value } = await Promise.race([next, time.over]);
      if (done) return join(chunks, length);
      length += value.length;
      if (length > limit.bytes) throw new Refusal('PAYLOAD_TOO_LARGE');
      chunks.push(value);
    }
  } catch (refusal) {
    void reader.cancel().catch(() => {});
    throw refusal;
  } finally {
    time.clear();
  }
}

/** Fails when the time is over. Whoever sends so slowly keeps no connection: nothing more is read from it. */
function deadline(milliseconds: number) {
  const { promise: over, reject } = Promise.withResolvers<never>();
  over.catch(() => {});
  const late = () => reject(new Refusal('REQUEST_TIMEOUT', undefined, { headers: { connection: 'close' } }));
  const timer = setTimeout(late, milliseconds);
  return { over, clear: () => clearTimeout(timer) };
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('BAD_REQUEST', 'The body is not valid JSON');
  }
}
