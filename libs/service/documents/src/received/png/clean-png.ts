import { fail, fileRefusals, ok, type Result } from '@portal/domain';
import { joinBytes } from '../join-bytes';
import { orientationOf, tiffWith } from '../orientation';
import { checkPictureSize } from '../picture-size';
import { type Chunk, chunk, chunksOf } from './chunks';

/** What a picture is made of, and what says how its colours are meant. */
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs', 'bKGD']);

/**
 * A picture without what stands beside it: text, time, place, other frames, and whatever follows the end. The picture itself is not
 * touched; how it is to be turned stays.
 */
export function cleanPng(file: Uint8Array): Result<Uint8Array> {
  const chunks = chunksOf(file);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.body.length !== 13 || !chunks.some(({ type }) => type === 'IDAT')) {
    return fail(fileRefusals.unreadable);
  }
  const view = new DataView(header.body.buffer, header.body.byteOffset);
  const size = checkPictureSize(view.getUint32(0), view.getUint32(4));
  if (!size.success) return size;
  const [first, ...others] = chunks.filter(({ type }) => kept.has(type)).map(({ bytes }) => bytes);
  return ok(joinBytes([file.subarray(0, 8), ...(first ? [first] : []), ...turned(chunks), ...others]));
}

function turned(chunks: readonly Chunk[]): Uint8Array[] {
  const written = chunks.find(({ type }) => type === 'eXIf');
  const orientation = written ? orientationOf(written.body) : 1;
  return orientation === 1 ? [] : [chunk('eXIf', tiffWith(orientation))];
}
