import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from './without-metadata';

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));
const said = (photo: Uint8Array) => String.fromCharCode(...photo);

const segment = (kind: number, content: Uint8Array) => [
  ...[0xff, kind, (content.length + 2) >> 8, (content.length + 2) & 255],
  ...content,
];
/** Exif of a phone: which way up, and a place. */
const exif = (orientation: number, isLittle = false) => {
  const short = (value: number) => (isLittle ? [value, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (isLittle ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  return bytes(
    'Exif\0\0',
    [...bytes(isLittle ? 'II' : 'MM'), ...short(42), ...long(8)],
    [...short(2), ...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0],
    [...short(0x8825), ...short(4), ...long(1), ...long(38)],
    'GPS 33.9249 S 18.4241 E',
  );
};
const tables = segment(0xdb, bytes('tables'));
const colours = segment(0xe2, bytes('ICC_PROFILE\0 colours'));
const scan = [...segment(0xda, bytes('\x01')), ...bytes('ab', [0xff, 0, 0x63, 0xff, 0xd3, 0x64])];
const jpeg = (...segments: number[][]) => bytes([0xff, 0xd8], ...segments, [0xff, 0xd9]);

describe('a photo that is sent', () => {
  it.each([
    { why: 'the place', of: segment(0xe1, exif(1)) },
    { why: 'what a program wrote', of: segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0 by Thandi')) },
    { why: 'a comment', of: segment(0xfe, bytes('taken at home')) },
    { why: 'a list of further pictures', of: segment(0xe2, bytes('MPF\0 second picture')) },
    { why: 'what a newspaper writes', of: segment(0xed, bytes('Photoshop 3.0\0 caption')) },
  ])('does not say $why', ({ of }) => {
    expect(withoutMetadata(jpeg(of, colours, tables, scan))).toEqual(jpeg(colours, tables, scan));
  });

  it.each([
    { order: 'big-endian', isLittle: false },
    { order: 'little-endian', isLittle: true },
  ])('stays the way up that it is ($order), and says no place', ({ isLittle }) => {
    const sent = withoutMetadata(jpeg(segment(0xe1, exif(6, isLittle)), tables, scan));
    expect(said(sent)).not.toContain('GPS');
    expect(sent[2 + 4 + 6 + 8 + 2 + 8 + 1]).toBe(6);
    expect(withoutMetadata(sent)).toEqual(sent);
  });

  it('keeps every part of a picture that is drawn in steps, and nothing after it', () => {
    const inSteps = jpeg(tables, scan, segment(0xc4, bytes('more')), scan);
    expect(withoutMetadata(bytes([...inSteps], 'a film with its place'))).toEqual(inSteps);
  });

  it('of a screen says nothing in words, and is drawn as before', () => {
    const chunk = (kind: string, content: string) => [0, 0, 0, content.length, ...bytes(kind, content, [1, 2, 3, 4])];
    const png = (...chunks: number[][]) => bytes([0x89], 'PNG\r\n\x1a\n', ...chunks, chunk('IEND', ''));
    const drawn = [chunk('IHDR', 'size'), chunk('gAMA', 'light'), chunk('IDAT', 'picture')];
    const words = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map((kind) => chunk(kind, 'at home'));
    expect(withoutMetadata(png(...words, ...drawn))).toEqual(png(...drawn));
  });

  it('that was cut off, or is filled up between its segments, is not made worse', () => {
    const cutOff = jpeg(tables, scan).slice(0, -4);
    expect(withoutMetadata(cutOff)).toEqual(cutOff);
    expect(withoutMetadata(jpeg(tables, [0xff, 0xff], scan))).toEqual(jpeg(tables, scan));
  });

  it('that is no photo stays as it is', () => {
    const letter = bytes('%PDF-1.7 a letter');
    expect(withoutMetadata(letter)).toBe(letter);
  });

  it('never fails and never grows by more than which way up it is, whatever is in it', () => {
    const anything = fc.tuple(
      fc.constantFrom<number[]>([0xff, 0xd8], [0x89, ...bytes('PNG\r\n\x1a\n')], []),
      fc.uint8Array(),
    );
    fc.assert(
      fc.property(anything, ([head, rest]) => {
        const given = bytes(head, [...rest]);
        expect(withoutMetadata(given).length).toBeLessThanOrEqual(given.length + 36 + 2);
      }),
    );
  });
});
