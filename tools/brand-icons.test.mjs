// The pictures of a brand for phones show the mark that the brand has today.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { importTypescript } from './lib/import-typescript.mjs';
import { sizeOf, textIn } from './lib/png-text.mjs';
import { root } from './lib/workspace.mjs';

const { maskableIcon, phoneIcons } = await importTypescript('libs/brand/src/index.ts');
const { brandsIn, readBrandFolder } = await importTypescript('libs/brand/src/node/index.ts');
const brands = join(root, 'libs/brand/brands');

for (const id of brandsIn(brands)) {
  describe(`the pictures of ${id} for phones`, () => {
    const { brand } = readBrandFolder(join(brands, id));
    const source = createHash('sha256').update(maskableIcon(brand)).digest('hex');
    for (const { file, side } of phoneIcons) {
      it(`${file} is drawn from its mark, ${side} pixels wide and high: else run npm run brand:icons -- ${id}`, () => {
        const png = Buffer.from(brand.phoneIcons.get(file) ?? '');
        assert.deepEqual([textIn(png, 'Source'), sizeOf(png)], [source, [side, side]]);
      });
    }
  });
}
