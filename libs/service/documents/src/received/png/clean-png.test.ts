import { fail, fileRefusals } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../join-bytes';
import { orientationOf, tiffWith } from '../orientation';
import { latin } from '../testing/latin';
import { aPhonesExif, aPng } from '../testing/pictures';
import { chunk, chunksOf } from './chunks';
import { cleanPng } from './clean-png';

const plain = aPng({});
const cleaned = (file: Uint8Array) => {
  const result = cleanPng(file);
  if (!result.success) throw new Error(result.message);
  return result.value;
};

describe('a picture', () => {
  it('with nothing beside it stays as it is', () => {
    expect(cleaned(plain)).toEqual(plain);
  });

  it.each([
    ['place and phone', chunk('eXIf', aPhonesExif(1))],
    ['text', chunk('tEXt', latin('Author\0Lindiwe Nkosi'))],
    ['packed text', chunk('zTXt', latin('Author\0\0x'))],
    ['text of any language', chunk('iTXt', latin('XML:com.adobe.xmp\0\0\0\0\0<x/>'))],
    ['when it was changed', chunk('tIME', new Uint8Array(7))],
    ['more frames', chunk('acTL', new Uint8Array(8))],
    ['what nobody knows', chunk('prVt', latin('secret'))],
  ])('loses %s', (_what, beside) => {
    expect(cleaned(aPng({ beside: [beside] }))).toEqual(plain);
  });

  it('keeps how its colours are meant', () => {
    const file = aPng({ beside: [chunk('gAMA', new Uint8Array(4)), chunk('pHYs', new Uint8Array(9))] });
    expect(cleaned(file)).toEqual(file);
  });

  it('keeps that it is to be turned, and nothing else of what stood there', () => {
    const kept = chunksOf(cleaned(aPng({ beside: [chunk('eXIf', aPhonesExif(6, true))] })))?.[1];
    expect([kept?.type, kept?.body]).toEqual(['eXIf', tiffWith(6)]);
    expect(orientationOf(tiffWith(6))).toBe(6);
  });

  it('loses whatever follows its end', () => {
    expect(cleaned(joinBytes([plain, latin('PK\x03\x04 a zip file')]))).toEqual(plain);
  });

  it.each([
    [50_000, 50_000, 'tooLarge'],
    [1, 4_000_000_000, 'tooLarge'],
    [0, 10, 'unreadable'],
  ] as const)('of %i by %i pixels is refused', (width, height, why) => {
    expect(cleanPng(aPng({ width, height }))).toEqual(fail(fileRefusals[why]));
  });

  it('with a part that was changed, or cut off at any place, is refused', () => {
    const changed = plain.slice();
    changed[20] = 9;
    expect(cleanPng(changed)).toEqual(fail(fileRefusals.unreadable));
    for (let length = 0; length < plain.length; length += 1) {
      expect(cleanPng(plain.subarray(0, length)), `${length}`).toEqual(fail(fileRefusals.unreadable));
    }
  });
});
