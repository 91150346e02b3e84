import { type ToldDeathSchema } from '@portal/contract';
import type * as v from 'valibot';

/** What somebody told us, before a PIN proves their number. */
export type ToldDeath = v.InferOutput<typeof ToldDeathSchema>;
