// A line of text inside a PNG, as https://www.w3.org/TR/png/ says it: where a picture came from.
import { crc32 } from 'node:zlib';

const signature = 8;
const uint32 = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

/** The parts of a picture, in their order. */
function* chunksOf(png) {
  for (let at = signature; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield { at, type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** The same picture with a line of text under a name. */
export function withText(png, name, text) {
  const body = Buffer.from(`tEXt${name}\0${text}`, 'latin1');
  const chunk = Buffer.concat([uint32(body.length - 4), body, uint32(crc32(body))]);
  const { at } = [...chunksOf(png)].find(({ type }) => type === 'IDAT');
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
}

/** The text under a name, null when there is none. */
export function textIn(png, name) {
  const lines = [...chunksOf(png)]
    .filter(({ type }) => type === 'tEXt')
    .map(({ data }) => data.toString('latin1').split('\0'));
  return lines.find(([one]) => one === name)?.[1] ?? null;
}

/** How wide and how high it is, in pixels. */
export const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];
