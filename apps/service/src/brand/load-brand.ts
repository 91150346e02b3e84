import { join } from 'node:path';
import { type Brand } from '@portal/brand';
import { brandsIn, readBrandFolder } from '@portal/brand/node';
import { type Settings } from '../settings';

/**
 * The brand that the settings name, null for the house brand. A brand that cannot be drawn whole gives its problems instead:
 * each names the missing token or asset, or the pair of colours and its contrast.
 */
export function loadBrand({ BRAND, BRANDS_DIR }: Settings): { brand: Brand | null } | { problems: string[] } {
  if (BRAND === undefined) return { brand: null };
  const known = brandsIn(BRANDS_DIR);
  if (!known.includes(BRAND)) {
    return { problems: [`BRAND is ${BRAND}, and ${BRANDS_DIR} holds ${known.join(', ') || 'no brand'}`] };
  }
  const read = readBrandFolder(join(BRANDS_DIR, BRAND));
  return 'problems' in read ? { problems: read.problems.map((problem) => `BRAND ${BRAND}: ${problem}`) } : read;
}
