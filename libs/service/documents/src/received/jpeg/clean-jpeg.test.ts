import { fail, fileRefusals, ok } from '@portal/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../join-bytes';
import { orientationOf } from '../orientation';
import { latin, textOf } from '../testing/latin';
import { aJpeg, aPhonesExif, frame, segment } from '../testing/pictures';
import { cleanJpeg } from './clean-jpeg';

const plain = aJpeg({});
const exif = (orientation: number, isLittle = false) =>
  segment(0xe1, joinBytes([latin('Exif\0\0'), aPhonesExif(orientation, isLittle)]));
const cleaned = (file: Uint8Array) => {
  const result = cleanJpeg(file);
  if (!result.success) throw new Error(result.message);
  return result.value;
};

describe('a photo', () => {
  it('with nothing beside the picture stays as it is', () => {
    expect(cleaned(plain)).toEqual(plain);
  });

  it.each([
    ['place and phone', exif(1)],
    ['a description', segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'))],
    ['what a program adds', segment(0xed, latin('Photoshop 3.0\0 8BIM'))],
    ['more pictures', segment(0xe2, latin('MPF\0'))],
    ['a second header with a thumbnail', segment(0xe0, latin('JFXX\0\x10'))],
    ['a comment', segment(0xfe, latin('<?php system($_GET[0]); ?>'))],
  ])('loses %s', (_what, beside) => {
    expect(cleaned(aJpeg({ beside: [beside] }))).toEqual(plain);
  });

  it.each([
    ['its colour profile', segment(0xe2, latin('ICC_PROFILE\0\x01\x01 a profile'))],
    ['how its colours are coded', segment(0xee, latin('Adobe\0d\0\0\0\0\x01'))],
  ])('keeps %s', (_what, beside) => {
    expect(cleaned(aJpeg({ beside: [beside] }))).toEqual(aJpeg({ beside: [beside] }));
  });

  it.each([2, 3, 6, 8])('keeps that it is to be turned (%i), and nothing else of what stood there', (orientation) => {
    for (const isLittle of [true, false]) {
      const text = textOf(cleaned(aJpeg({ beside: [exif(orientation, isLittle)] })));
      expect(orientationOf(latin(text.slice(text.indexOf('Exif\0\0') + 6)))).toBe(orientation);
      expect(text).not.toMatch(/GPS|PHN/);
    }
  });

  it('loses whatever follows its end', () => {
    expect(cleaned(joinBytes([plain, latin('PK\x03\x04 a zip file'), exif(6)]))).toEqual(plain);
  });

  it.each([
    [50_000, 50_000, 'tooLarge'],
    [20_001, 1, 'tooLarge'],
    [8_000, 10_001, 'tooLarge'],
    [0, 10, 'unreadable'],
  ] as const)('of %i by %i pixels is refused', (width, height, why) => {
    expect(cleanJpeg(aJpeg({ width, height }))).toEqual(fail(fileRefusals[why]));
  });

  it('of as many pixels as may be is taken', () => {
    expect(cleanJpeg(aJpeg({ width: 8_000, height: 10_000 })).success).toBe(true);
  });

  it.each([
    ['a signature and nothing else', latin('\xff\xd8\xff')],
    ['two sizes', aJpeg({ beside: [frame(1, 1)] })],
    ['no picture', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
    ['a web page', latin('\xff\xd8\xff<script>')],
  ])('that is %s is refused', (_what, file) => {
    expect(cleanJpeg(file)).toEqual(fail(fileRefusals.unreadable));
  });

  it('cut off at any place is refused', () => {
    for (let length = 0; length < plain.length; length += 1) {
      expect(cleanJpeg(plain.subarray(0, length)), `${length}`).toEqual(fail(fileRefusals.unreadable));
    }
  });

  it('is taken or refused whatever stands in it, and cleaning it twice changes nothing', () => {
    const odd = fc.tuple(fc.nat(plain.length - 1), fc.uint8Array({ maxLength: 4 })).map(([at, bytes]) => {
      const copy = joinBytes([plain.subarray(0, at), bytes, plain.subarray(at + bytes.length)]);
      return copy;
    });
    fc.assert(
      fc.property(odd, (file) => {
        const once = cleanJpeg(file);
        if (once.success) expect(cleanJpeg(once.value)).toEqual(ok(once.value));
      }),
      { numRuns: 500 },
    );
  });
});
