/** How a picture is to be turned before it is shown: 1 to 8, where 1 is as it stands. */
export type Orientation = number;

const tag = 0x0112;
const headerSize = 8;
const entrySize = 12;

/** The orientation in the TIFF structure that EXIF is; 1 when it says none or makes no sense. */
export function orientationOf(tiff: Uint8Array): Orientation {
  if (tiff.length < headerSize) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return 1;
  const entries = Math.min(view.getUint16(first, isLittle), Math.floor((tiff.length - first - 2) / entrySize));
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * entrySize;
    if (view.getUint16(at, isLittle) !== tag) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF structure that says the orientation and nothing else. */
export const tiffWith = (orientation: Orientation): Uint8Array =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, headerSize], // big-endian; the one directory follows
    ...[0, 1], // with one entry
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], // orientation, a short, once
    ...[0, 0, 0, 0], // no directory after it
  ]);
