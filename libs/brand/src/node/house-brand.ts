import { join } from 'node:path';
import { type StyleRules, brandRules } from '../brand-style.ts';
import { readBrandFolder } from './read-brand-folder.ts';

/** The brand that the design system wears when nobody names another. Throws while it cannot be drawn whole. */
export function readHouseBrand() {
  const read = readBrandFolder(join(import.meta.dirname, '../../brands/ubuntu'));
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.brand;
}

/** For `@plugin` in a sheet of Tailwind's: the values of the house brand. */
export default ({ addBase }: { addBase: (rules: StyleRules) => void }) => addBase(brandRules(readHouseBrand()));
