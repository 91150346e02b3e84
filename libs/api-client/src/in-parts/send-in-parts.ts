import { type Endpoint, failure, type PartialUpload, uploadAdditions } from '@portal/contract';
import { partCount } from '@portal/domain';
import { type Answer } from '../answer';
import { type CallOptions, type SendOptions } from '../api';
import { newId } from '../new-id';
import { keepTrying, type Trying, tryLast } from './keep-trying';
import { browserLine, type Line } from './line';
import { type LargeFile, largeFilesIn, namingUploads, sha256Of } from './large-files';
import { createTransfer } from './transfer';

type Params = Record<string, string>;
/** One request of a call, with bytes as its body where a row takes them. */
type Send = (row: Endpoint, params: Params, body: unknown, options: SendOptions) => Promise<Answer<unknown>>;

interface Call {
  row: Endpoint;
  params: Params;
  body: unknown;
  options: CallOptions;
}

/** What answers that it does not know a call: a service without this addition. */
const notThere = [404, 405, 501];
/** So often all of a file is begun again when the service has lost it. */
const mostBeginnings = 2;

/**
 * Makes a call whose files are sent in parts first (decision 004): what has arrived is not sent again, whatever becomes of the line, and
 * the call names them. Where the service does not know parts, or a file is small, the call goes as it is.
 */
export async function sendInParts(send: Send, call: Call, line: Line = browserLine): Promise<Answer<unknown>> {
  const { row, params, body, options } = call;
  const { inParts, ...plain } = options;
  const idempotencyKey = options.idempotencyKey ?? newId();
  const asItIs = () => send(row, params, body, { ...plain, idempotencyKey });
  const files = largeFilesIn(body);
  const hashes = await Promise.all(files.map(({ bytes }) => sha256Of(bytes)));
  const { policyNumber = inParts?.policyNumber } = params;
  if (files.length === 0 || policyNumber === undefined) return asItIs();
  const place = { policyNumber };

  const partBytes = line.partBytes();
  const parts = files.reduce((sum, { bytes }) => sum + partCount({ sizeBytes: bytes.length, partBytes }), 0);
  const transfer = createTransfer(parts);
  const trying: Trying = { transfer, line, waits: inParts?.waits ?? false };
  const ids = new Map<object, string>();
  try {
    inParts?.onBegin(transfer);
    for (let beginnings = 1; ; beginnings += 1) {
      ids.clear();
      for (const [at, file] of files.entries()) {
        const sha256 = hashes[at];
        if (!sha256) return await asItIs();
        const sent = await sendFile(send, trying, place, { ...file, sha256, partBytes });
        if (sent === 'not-there') return await asItIs();
        if (!sent.success) return sent;
        ids.set(file.place, sent.data);
      }
      const named = namingUploads(body, ids);
      const answer = await tryLast(trying, () => send(row, params, named, { ...plain, idempotencyKey }));
      // Something that the call names is not there: the upload, perhaps. Begun again it costs two small calls where it is.
      if (answer.success || answer.status !== 404 || beginnings === mostBeginnings) return answer;
      transfer.put({ kind: 'sending', arrived: 0, parts });
    }
  } finally {
    if (transfer.isCancelled()) {
      for (const uploadId of ids.values())
        void send(uploadAdditions.cancelUpload, { ...place, uploadId }, undefined, {});
    }
    transfer.put({ ...transfer.state(), kind: 'over' });
  }
}

type Sending = LargeFile & { sha256: string; partBytes: number };

/** Sends what is missing of one file, and gives the id of its upload. */
async function sendFile(
  send: Send,
  trying: Trying,
  params: Params,
  file: Sending,
): Promise<Answer<string> | 'not-there'> {
  const { place, bytes, sha256, partBytes } = file;
  const { fileName, fileExtension, contentType } = place;
  const description = { fileName, fileExtension, contentType, sizeBytes: bytes.length, sha256, partBytes };
  const { transfer } = trying;
  const before = transfer.state().arrived;

  for (let beginnings = 1; ; beginnings += 1) {
    const begun = (await keepTrying(trying, (signal) =>
      send(uploadAdditions.startUpload, params, description, { signal, isOptional: true }),
    )) as Answer<PartialUpload>;
    if (!begun.success) return beginnings === 1 && notThere.includes(begun.status) ? 'not-there' : begun;
    const upload = begun.data;
    const count = () => {
      // Cut otherwise when it was begun: counted as if it were cut as it is now.
      const parts = partCount({ sizeBytes: bytes.length, partBytes });
      const arrived = before + Math.floor((arrivedParts.size / upload.partCount) * parts);
      transfer.put({ ...transfer.state(), arrived });
    };
    const arrivedParts = new Set(upload.arrived);
    count();
    const refused = await sendParts(
      send,
      trying,
      { ...params, uploadId: upload.id },
      { bytes, upload, arrivedParts, count },
    );
    if (refused === null) return { success: true, data: upload.id };
    if (refused.status !== 404 || beginnings === mostBeginnings) {
      if (transfer.isCancelled())
        void send(uploadAdditions.cancelUpload, { ...params, uploadId: upload.id }, undefined, {});
      return refused;
    }
  }
}

interface Missing {
  bytes: Uint8Array<ArrayBuffer>;
  upload: PartialUpload;
  arrivedParts: Set<number>;
  count: () => void;
}

const gone = failure(404, 'NOT_FOUND', 'Not found');

/** One part after the other; null when all are there. After a break it asks first: the part may be there, and its answer lost. */
async function sendParts(send: Send, trying: Trying, params: Params, { bytes, upload, arrivedParts, count }: Missing) {
  for (let part = 0; part < upload.partCount; part += 1) {
    if (arrivedParts.has(part)) continue;
    const content = bytes.slice(part * upload.partBytes, (part + 1) * upload.partBytes);
    let wasTried = false;
    const put = await keepTrying(trying, async (signal) => {
      if (wasTried) {
        const asked = (await send(uploadAdditions.partialUpload, params, undefined, { signal })) as Answer<{
          upload: PartialUpload | null;
        }>;
        if (!asked.success) return asked;
        if (asked.data.upload === null) return gone;
        if (asked.data.upload.arrived.includes(part)) return asked;
      }
      wasTried = true;
      return send(uploadAdditions.putPart, { ...params, part: String(part) }, undefined, { signal, bytes: content });
    });
    if (!put.success) return put;
    arrivedParts.add(part);
    count();
  }
  return null;
}
