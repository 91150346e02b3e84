import { type PartialUpload } from '@portal/contract';
import { bytesOfPart, partCount } from '@portal/domain';
import { json } from './fake-service';
import { type Line } from '../in-parts/line';

const refused = (status: number, code: string) => json(status, { success: false, status, message: code, code });
const done = (data: unknown) => json(200, { success: true, data });

const aDocument = {
  policyNumber: '7000010012',
  type: 'OTHER',
  title: 'Other document',
  fileName: 'photo.jpg',
  fileExtension: '.jpg',
  contentType: 'image/jpeg',
  sizeBytes: 300_000,
  createdAt: '2026-11-20T08:00:00.000Z',
  source: 'CUSTOMER',
  downloadUrl: '/',
};

/** What may become of a request: it goes through, it never arrives, it arrives and its answer is lost, or this answers it. */
export type Fate = 'through' | 'lost' | 'answer lost' | Response;

/**
 * A service that takes files in parts by the rules of the real one, behind a line whose fate a test decides request by request. It is
 * restarted, and forgets, when a test says so.
 */
export function aServiceOnALine(fateOf: (method: string, path: string, at: number) => Fate = () => 'through') {
  const uploads = new Map<string, { cut: PartialUpload; parts: Map<number, Uint8Array> }>();
  const requests: string[] = [];
  const bodies: Record<string, unknown>[] = [];
  const answers = new Map<string, unknown>();
  let bytes = 0;
  let discarded = 0;

  const answer = async (method: string, path: string, request: Request): Promise<Response> => {
    const [, id = '', part] = /\/uploads\/([^/]+)(?:\/parts\/(\d+))?$/.exec(path) ?? [];
    const upload = uploads.get(id);
    if (path.endsWith('/uploads')) {
      const { sizeBytes, partBytes, sha256 } = (await request.json()) as PartialUpload & { sha256: string };
      const cut = { id: sha256, sizeBytes, partBytes, partCount: partCount({ sizeBytes, partBytes }) };
      const known = uploads.get(sha256) ?? { cut: { ...cut, arrived: [], expiresAt: '' }, parts: new Map() };
      uploads.set(sha256, known);
      return done({ ...known.cut, arrived: [...known.parts.keys()] });
    }
    if (method === 'DELETE') {
      discarded += 1;
      return done({ wasKept: uploads.delete(id) });
    }
    if (part !== undefined) {
      const content = new Uint8Array(await request.arrayBuffer());
      if (!upload) return refused(404, 'NOT_FOUND');
      if (content.length !== bytesOfPart(upload.cut, Number(part))) return refused(400, 'BAD_REQUEST');
      upload.parts.set(Number(part), content);
      return done({ part: Number(part) });
    }
    if (id) return done({ upload: upload ? { ...upload.cut, arrived: [...upload.parts.keys()] } : null });
    const body = (await request.json()) as Record<string, unknown>;
    const key = request.headers.get('idempotency-key') ?? '';
    const named = 'uploadId' in body ? uploads.get(String(body['uploadId'])) : null;
    if (named !== null && named?.parts.size !== (named?.cut.partCount ?? -1)) return refused(404, 'NOT_FOUND');
    if (!answers.has(key)) {
      bodies.push(body);
      answers.set(key, { ...aDocument, id: `document ${bodies.length}` });
    }
    return done(answers.get(key));
  };

  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    const { method } = request;
    requests.push(`${method} ${path.replace(/[0-9a-f]{64}/, 'ID')}`);
    const fate = fateOf(method, path, requests.length);
    request.signal.throwIfAborted();
    bytes += (await request.clone().arrayBuffer()).byteLength;
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate instanceof Response) return fate;
    const answered = await answer(method, path, request);
    if (fate === 'answer lost') throw new TypeError('Failed to fetch');
    return answered;
  };

  return {
    fetch: fetch as typeof globalThis.fetch,
    requests,
    /** Bodies of calls that were made once, in order. */
    bodies,
    bytes: () => bytes,
    discarded: () => discarded,
    /** What has arrived of the one file. */
    content: () =>
      [...uploads.values()].map(({ parts }) =>
        [...parts].toSorted(([one], [other]) => one - other).flatMap(([, part]) => [...part]),
      )[0],
    forget: () => uploads.clear(),
  };
}

/** A line that waits for nothing, and notes for how long it would have. */
export function quickLine({
  isOnline = () => true,
  partBytes = 64 * 1024,
}: { isOnline?: () => boolean; partBytes?: number } = {}): Line & { waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    isOnline,
    partBytes: () => partBytes,
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
}
