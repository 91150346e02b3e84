import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseId } from '../house.ts';
import { brandsFolder } from '../testing/brands-of-the-folder.ts';
import { brandsIn, readBrandFolder } from './read-brand-folder.ts';

describe('a folder that holds no brand is refused by its name', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brands-'));
    for (const name of [houseId, 'renamed', 'broken', 'unmarked', 'incomplete']) {
      cpSync(join(brandsFolder, houseId), join(folder, name), { recursive: true });
    }
    writeFileSync(join(folder, 'broken/brand.json'), '{ "id": ');
    rmSync(join(folder, 'unmarked/mark.svg'));
    const file = join(folder, 'incomplete/brand.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"shadow-card": "[^"]*",/, ''));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    { name: `${houseId}/..`, says: /brand\.json is missing$/ },
    { name: 'nobody', says: /nobody\/brand\.json is missing$/ },
    { name: 'broken', says: /broken\/brand\.json is no JSON: / },
    { name: 'renamed', says: new RegExp(`renamed: id is "${houseId}", the folder "renamed"$`) },
    {
      name: 'incomplete',
      says: /incomplete: light\.shadow-card is missing in brand\.json: give it a value such as 0 1px 2px #3a2c1414$/,
    },
    { name: 'unmarked', says: /unmarked: mark\.svg is missing$/ },
  ])('$name', ({ name, says }) => {
    expect(readBrandFolder(join(folder, name))).toEqual({ problems: [expect.stringMatching(says)] });
  });
});

it('a folder of brands that is not there holds none', () => {
  expect(brandsIn(join(brandsFolder, 'nowhere'))).toEqual([]);
});
