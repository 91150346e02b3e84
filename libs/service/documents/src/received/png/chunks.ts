import { crc32 } from './crc32';

/** A part of a PNG file: its four letters, what it holds, and all its bytes. */
export interface Chunk {
  type: string;
  body: Uint8Array;
  bytes: Uint8Array;
}

const signatureSize = 8;

/** The parts of a PNG file up to its end; null when one is cut off or changed. What comes after the end is left out. */
export function chunksOf(file: Uint8Array): Chunk[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signatureSize; at + 12 <= file.length;) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.push({ type, body: file.subarray(at + 8, end - 4), bytes: file.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** Writes a part. */
export function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(
    Uint8Array.from(type, (char) => char.charCodeAt(0)),
    4,
  );
  bytes.set(body, 8);
  view.setUint32(8 + body.length, crc32(bytes.subarray(4, 8 + body.length)));
  return bytes;
}
