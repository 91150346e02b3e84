import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themes } from '../brand-file.ts';
import { contrast } from '../contrast.ts';
import { contrastPairs } from '../contrast-pairs.ts';
import { contrastOf } from '../contrast-problems.ts';
import { brandsIn, readBrandFolder } from './read-brand-folder.ts';

const brands = join(import.meta.dirname, '../../brands');
const brandOf = (id: string) => {
  const read = readBrandFolder(join(brands, id));
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.brand;
};

it('there are at least two brands, so that nothing can be drawn for one alone', () => {
  expect(brandsIn(brands).length).toBeGreaterThanOrEqual(2);
});

describe.each(brandsIn(brands))('the brand %s', (id) => {
  it('is whole', () => {
    expect(brandOf(id)).toMatchObject({ id });
  });

  describe.each(themes)('in %s', (theme) => {
    const pairs = contrastPairs.map((pair) => ({ ...pair, front: pair.fronts.join(' or ') }));
    it.each(pairs)('$front on $ground has $least to 1', (pair) => {
      expect(contrastOf(pair, brandOf(id)[theme])).toBeGreaterThanOrEqual(pair.least);
    });
  });

  it('is light in light and dark in dark', () => {
    const isLight = (colour: string) => contrast(colour, '#000000') > contrast(colour, '#ffffff');
    const { light, dark } = brandOf(id);
    expect(isLight(light['color-page']) && isLight(light['color-surface'])).toBe(true);
    expect(isLight(dark['color-page']) || isLight(dark['color-surface'])).toBe(false);
  });
});

describe('a folder that holds no brand is refused by its name', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brands-'));
    for (const name of ['ubuntu', 'renamed', 'broken', 'unmarked']) {
      cpSync(join(brands, 'ubuntu'), join(folder, name), { recursive: true });
    }
    writeFileSync(join(folder, 'broken/brand.json'), '{ "id": ');
    rmSync(join(folder, 'unmarked/mark.svg'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    { name: 'ubuntu/..', says: /brand\.json is missing$/ },
    { name: 'nobody', says: /nobody\/brand\.json is missing$/ },
    { name: 'broken', says: /broken\/brand\.json is no JSON: / },
    { name: 'renamed', says: /renamed: id is "ubuntu", the folder "renamed"$/ },
    { name: 'unmarked', says: /unmarked: mark\.svg is missing$/ },
  ])('$name', ({ name, says }) => {
    expect(readBrandFolder(join(folder, name))).toEqual({ problems: [expect.stringMatching(says)] });
  });
});

it('a folder of brands that is not there holds none', () => {
  expect(brandsIn(join(brands, 'nowhere'))).toEqual([]);
});
