/**
 * A photo without what a camera writes beside the picture: where and when it was taken, and by which device. The picture itself and
 * which way up it is stay as they are. Anything that is no JPEG or PNG, or a broken one, is given back untouched.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  if (isJpeg(bytes)) return joined(jpegParts(bytes) ?? [bytes]);
  if (isPng(bytes)) return joined(pngParts(bytes));
  return bytes;
}

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8;
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const isPng = (bytes: Uint8Array) => pngSignature.every((byte, at) => bytes[at] === byte);

const number = (bytes: Uint8Array, at: number, length: 2 | 4, isLittleEndian = false): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + length > bytes.length) return 0;
  return length === 2 ? view.getUint16(at, isLittleEndian) : view.getUint32(at, isLittleEndian);
};
const text = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.slice(at, at + length));

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Marks of JPEG (ITU T.81, table B.1). */
const mark = {
  end: 0xd9,
  scan: 0xda,
  firstApp: 0xe0,
  exif: 0xe1,
  colour: 0xe2,
  adobe: 0xee,
  lastApp: 0xef,
  comment: 0xfe,
};

/** The segments to keep, up to the end of the picture: what follows is a second picture or a film with a place of its own. */
function jpegParts(bytes: Uint8Array): Uint8Array[] | null {
  const parts = [bytes.slice(0, 2)];
  let orientation = 1;
  let at = 2;
  for (;;) {
    if (at + 2 > bytes.length || bytes[at] !== 0xff) return null;
    const kind = bytes[at + 1] ?? 0;
    if (kind === mark.end) break;
    let next = at + 2 + number(bytes, at + 2, 2);
    if (kind === mark.exif) orientation = orientationIn(bytes, at + 4) ?? orientation;
    if (kind === mark.scan) next = endOfScan(bytes, next);
    if (kind === 0xff)
      next = at + 1; // filled up
    else if (isPictureSegment(bytes, at, kind)) parts.push(bytes.slice(at, next));
    at = next;
  }
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
  return [...parts.slice(0, 1), ...turned, ...parts.slice(1), Uint8Array.of(0xff, mark.end)];
}

/** Whether a segment is needed to draw the picture: of what programs add, its colours alone. */
function isPictureSegment(bytes: Uint8Array, at: number, kind: number): boolean {
  if (kind === mark.comment) return false;
  if (kind < mark.firstApp || kind > mark.lastApp) return true;
  if (kind === mark.colour) return text(bytes, at + 4, 11) === 'ICC_PROFILE';
  return kind === mark.firstApp || kind === mark.adobe;
}

/** Where the next segment begins: within a scan 0xFF is followed by 0 or by a restart mark. */
function endOfScan(bytes: Uint8Array, begin: number): number {
  for (let at = begin; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const orientationTag = 0x0112;

/** Which way up the picture is, 1 to 8, out of an Exif segment; null when it does not say. */
function orientationIn(bytes: Uint8Array, at: number): number | null {
  if (text(bytes, at, 4) !== 'Exif') return null;
  const tiff = at + 6;
  const isLittle = text(bytes, tiff, 2) === 'II';
  const directory = tiff + number(bytes, tiff + 4, 4, isLittle);
  const entries = number(bytes, directory, 2, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const place = directory + 2 + entry * 12;
    if (number(bytes, place, 2, isLittle) !== orientationTag) continue;
    const value = number(bytes, place + 8, 2, isLittle);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif segment that says which way up and nothing else. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, mark.exif, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0], // Exif
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big-endian, its directory follows
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], // one entry, a short
    ...[0, 0, 0, 0], // no directory after it
  );

/** Chunks of PNG that say something about the picture (PNG 3, 11.3.3 and 11.3.4). */
const wordsOfPng = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function pngParts(bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.slice(0, pngSignature.length)];
  let at = pngSignature.length;
  while (at + 12 <= bytes.length) {
    const kind = text(bytes, at + 4, 4);
    const next = at + 12 + number(bytes, at, 4);
    if (!wordsOfPng.has(kind)) parts.push(bytes.slice(at, next));
    at = next;
    if (kind === 'IEND') break;
  }
  return parts;
}
