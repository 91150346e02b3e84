import { type Brand, readBrand } from '@portal/brand';

const folder = '../../libs/brand/brands';
const files = import.meta.glob<unknown>('../../libs/brand/brands/*/brand.json', { eager: true, import: 'default' });
const marks = import.meta.glob<string>('../../libs/brand/brands/*/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Every brand of the workspace by its id. One that cannot be drawn whole ends the build of this Storybook. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.entries(files).map(([path, contents]) => {
    const id = path.split('/').at(-2) ?? '';
    const read = readBrand(contents, (name) => marks[`${folder}/${id}/${name}`] ?? null);
    if ('problems' in read) throw new Error([`The brand ${id} cannot be drawn:`, ...read.problems].join('\n'));
    return [id, read.brand];
  }),
);
