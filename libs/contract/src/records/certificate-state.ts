import * as v from 'valibot';
import { instant } from '../fields/plain';

/** Whether a benefit certificate holds: nothing else is told to whoever asks. An addition. */
export const CertificateStateSchema = v.object({
  state: v.picklist(['GENUINE', 'REPLACED', 'ENDED']),
  issuedAt: instant,
});
export type CertificateState = v.InferOutput<typeof CertificateStateSchema>;
