import { type Brand, houseId, licenceSentence, sampleLegal } from '@portal/brand';
import { type OptionalArea, type PortalConfig, PortalConfigSchema, withoutAreas } from '@portal/contract';
import * as v from 'valibot';

/** What `/config.json` holds for a brand that does without these areas; the house brand has the insurer of the demo. */
export function configOf(
  { id, productName, licenceLine, contact, legal: ofBrand }: Brand,
  without: readonly OptionalArea[] = [],
): PortalConfig {
  const legal = id === houseId ? sampleLegal : ofBrand;
  return v.parse(PortalConfigSchema, {
    brand: { id, productName, licenceLine: licenceLine || licenceSentence(legal) },
    contact,
    without: withoutAreas(without),
    legal,
  });
}
