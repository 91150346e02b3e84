import { type Brand, houseId } from '@portal/brand';
import { readBrandFolder } from '@portal/brand/node';
import { type Issuer, type Letterhead } from '@portal/service-documents';
import { join } from 'node:path';

interface Look {
  /** Null: the house brand. */
  brand: Brand | null;
  /** Where the folder of the house brand is. */
  brandsDir: string;
}

/** The head of letters in the brand that the portal wears; null where its folder is not here. */
export function letterheadOf({ brand, brandsDir }: Look, { phone, email }: Issuer): Letterhead | null {
  const worn = brand ?? houseBrandIn(brandsDir);
  if (worn === null) return null;
  const { markSvg, light } = worn;
  return {
    markSvg,
    nameColour: light['color-brand-ink'],
    bandColour: light['color-accent'],
    contact: [phone, email],
  };
}

function houseBrandIn(brandsDir: string): Brand | null {
  const read = readBrandFolder(join(brandsDir, houseId));
  return 'brand' in read ? read.brand : null;
}
