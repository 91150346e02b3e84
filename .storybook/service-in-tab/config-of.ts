import { type Brand, houseId, licenceSentence, sampleLegal } from '@portal/brand';
import { type PortalConfig, PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';

/** What `/config.json` holds for a brand; the house brand has the insurer of the demo. */
export function configOf({ id, productName, licenceLine, contact, legal: ofBrand }: Brand): PortalConfig {
  const legal = id === houseId ? sampleLegal : ofBrand;
  return v.parse(PortalConfigSchema, {
    brand: { id, productName, licenceLine: licenceLine || licenceSentence(legal) },
    contact,
    legal,
  });
}
