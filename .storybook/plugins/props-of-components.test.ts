import { expect, it } from 'vitest';
import { documentedFiles, storyFiles } from '../docs/stories-on-disk';
import { documented, propsOfComponents } from './props-of-components';

const other = { name: 'other' };
const reader = { name: 'storybook:react-docgen-plugin', transform: () => 'with props' };

it.each([...new Set(storyFiles.filter(({ title }) => !title.startsWith('Screens/')).flatMap(documentedFiles))])(
  'the props of %s are read',
  (file) => expect(`/${file}`).toMatch(documented),
);

it('props are read in files of components alone, and all else is as it was', () => {
  const narrower = { ...reader, transform: { filter: { id: documented }, handler: reader.transform } };
  expect(propsOfComponents([other, reader, null])).toEqual([other, narrower, null]);
  expect('/libs/domain/src/index.ts').not.toMatch(documented);
});

it('refuses a Storybook that reads props in another way', () => {
  expect(() => propsOfComponents([other])).toThrow('Storybook reads the props of components in another way');
});
