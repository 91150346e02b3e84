import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Brand } from './brand.ts';
import { themes } from './brand-file.ts';
import { brandStyle } from './brand-style.ts';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { contrastOf } from './contrast-problems.ts';
import { factsInCommon } from './facts-in-common.ts';
import { houseId } from './house.ts';
import { licenceSentence } from './legal-facts.ts';
import { brandsIn, readBrandFolder } from './node/read-brand-folder.ts';
import { phoneIcons } from './phone-icons.ts';
import { brandsFolder } from './testing/brands-of-the-folder.ts';

/** What the sheet of a brand may add to every page, in bytes of brotli. */
const mostOfASheet = 2048;

const read = brandsIn(brandsFolder).map((id) => ({ id, ...readBrandFolder(join(brandsFolder, id)) }));
const whole = read.flatMap((each) => ('brand' in each ? [each.brand] : []));

it.each(read)('the brand $id is whole', (each) => {
  expect('problems' in each ? each.problems : []).toEqual([]);
});

it('there are at least two brands, so that nothing can be drawn for one alone', () => {
  expect(whole.length).toBeGreaterThanOrEqual(2);
});

describe.each(whole.map((brand) => [brand.id, brand] as const))('the brand %s', (id, brand) => {
  describe.each(themes)('in %s', (theme) => {
    const pairs = contrastPairs.map((pair) => ({ ...pair, front: pair.fronts.join(' or ') }));
    it.each(pairs)('$front on $ground has $least to 1', (pair) => {
      expect(contrastOf(pair, brand[theme])).toBeGreaterThanOrEqual(pair.least);
    });
  });

  it('is light in light and dark in dark', () => {
    const isLight = (colour: string) => contrast(colour, '#000000') > contrast(colour, '#ffffff');
    const { light, dark } = brand;
    expect(isLight(light['color-page']) && isLight(light['color-surface'])).toBe(true);
    expect(isLight(dark['color-page']) || isLight(dark['color-surface'])).toBe(false);
  });

  it('has every picture that phones ask for: else run npm run brand:icons', () => {
    expect([...(brand.phoneIcons?.keys() ?? [])]).toEqual(phoneIcons.map(({ file }) => file));
  });

  it(`has a sheet of at most ${mostOfASheet} bytes, which every page carries`, () => {
    expect(brotliCompressSync(brandStyle(brand)).length).toBeLessThanOrEqual(mostOfASheet);
  });

  it('says whose licence it is; the house has the sample of the demo and none of its own', () => {
    const says = (brand.licenceLine || licenceSentence(brand.legal)) !== '';
    expect(says).toBe(id !== houseId);
  });

  it('has no fact of another insurer', () => {
    const shared = (other: Brand) => factsInCommon(brand, other).map((name) => `${name} is that of ${other.id}`);
    expect(whole.filter((other) => other.id !== id).flatMap(shared)).toEqual([]);
  });
});
