import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings, type Settings } from '../settings';
import { brandsOfTheWorkspace } from '../testing/brands-of-the-workspace';
import { loadBrand } from './load-brand';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  for (const name of ['lwandle', 'pale', 'unmarked']) {
    cpSync(join(brandsOfTheWorkspace, 'lwandle'), join(folder, name), { recursive: true });
  }
  rmSync(join(folder, 'unmarked/mark.svg'));
  const file = join(folder, 'pale/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { dark: Record<string, string> };
  brand.dark['color-link'] = brand.dark['color-page'] ?? '';
  writeFileSync(file, JSON.stringify(brand));
});
afterAll(() => rmSync(folder, { recursive: true }));

const load = (environment: Record<string, string>) => {
  const read = readSettings({ BRANDS_DIR: folder, ...environment }) as { settings: Settings };
  return loadBrand(read.settings);
};

it('is the house brand unless a setting names another', () => {
  expect(load({})).toEqual({ brand: null });
});

it('is what its folder holds, with the picture of its mark', () => {
  expect(load({ BRAND: 'lwandle' })).toMatchObject({
    brand: { id: 'lwandle', markSvg: expect.stringContaining('<svg') },
  });
});

describe('a brand that cannot be drawn whole is refused by the name of the thing', () => {
  it.each([
    { BRAND: 'nobody', says: `BRAND is nobody, and ${tmpdir()}` },
    { BRAND: 'unmarked', says: 'mark.svg is missing' },
    { BRAND: 'pale', says: 'dark: color-link on color-page has 1 to 1, and needs 4.5 to 1' },
  ])('$BRAND', ({ BRAND, says }) => {
    const loaded = load({ BRAND });
    expect('problems' in loaded && loaded.problems[0]).toContain(says);
    expect('problems' in loaded && loaded.problems[0]).toContain(`BRAND`);
  });

  it('says which brands there are', () => {
    expect(load({ BRAND: 'nobody' })).toEqual({ problems: [expect.stringMatching(/holds lwandle, pale, unmarked$/)] });
    expect(load({ BRAND: 'nobody', BRANDS_DIR: join(folder, 'gone') })).toEqual({
      problems: [expect.stringMatching(/holds no brand$/)],
    });
  });
});
