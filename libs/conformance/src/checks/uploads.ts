import { endpoints } from '@portal/contract';
import { idAt } from '../backend/exchange';
import { aboutPolicy, type Kit } from '../kit/kit';
import { type Check, tried } from './check';
import { replyFindings } from './contract';

const content = new TextEncoder().encode('%PDF-1.4\n% a file of the conformance kit\n%%EOF\n');

async function startBody() {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return {
    fileName: 'conformance.pdf',
    fileExtension: '.pdf',
    contentType: 'application/pdf',
    sizeBytes: content.length,
    sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    partBytes: 16_384,
  };
}

/** A file in parts, begun, sent, looked at and discarded: nothing is left of it. */
async function inParts(kit: Kit) {
  const started = await aboutPolicy(kit, 'startUpload', { body: await startBody() });
  const uploadId = idAt(started.json, 'data', 'id');
  const first = replyFindings(endpoints.startUpload, started);
  if (uploadId === null) return tried(first);
  const part = await aboutPolicy(kit, 'putPart', {
    params: { uploadId, part: '0' },
    raw: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
  const arrived = await aboutPolicy(kit, 'partialUpload', { params: { uploadId } });
  const discarded = await aboutPolicy(kit, 'cancelUpload', { params: { uploadId } });
  return tried([
    ...first,
    ...replyFindings(endpoints.putPart, part),
    ...replyFindings(endpoints.partialUpload, arrived),
    ...replyFindings(endpoints.cancelUpload, discarded),
  ]);
}

export const uploadChecks: readonly Check[] = [
  {
    group: 'contract',
    level: 'full',
    says: 'A file arrives in parts and can be discarded',
    docs: 'docs/api/files.md#in-parts-over-a-bad-line',
    call: 'putPart',
    writes: true,
    run: inParts,
  },
];
