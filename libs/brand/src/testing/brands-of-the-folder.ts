import { join } from 'node:path';
import { type Brand } from '../brand.ts';
import { houseId } from '../house.ts';
import { brandsIn, readBrandFolder } from '../node/read-brand-folder.ts';

export const brandsFolder = join(import.meta.dirname, '../../brands');

/** A brand of this workspace. Throws what is wrong with it. */
function brandOf(id: string): Brand {
  const read = readBrandFolder(join(brandsFolder, id));
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.brand;
}

/** Every brand but the house, however many there are. */
export const otherBrands = (): Brand[] =>
  brandsIn(brandsFolder)
    .filter((id) => id !== houseId)
    .map(brandOf);
