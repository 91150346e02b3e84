import { type Brand } from '@portal/brand';
import { type PortalConfig, PortalConfigSchema } from '@portal/contract';
import * as v from 'valibot';

/** What `/config.json` holds for a brand. */
export const configOf = ({ id, productName, licenceLine, contact }: Brand): PortalConfig =>
  v.parse(PortalConfigSchema, { brand: { id, productName, licenceLine }, contact });
