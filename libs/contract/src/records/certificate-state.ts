import * as v from 'valibot';
import { instant } from '../fields/plain';

/** Whether a benefit certificate holds: nothing else is told to whoever asks. An addition. */
export const CertificateStateSchema = v.object({
  /** Whether the certificate holds, was replaced by a newer one, or ended. */
  state: v.picklist(['GENUINE', 'REPLACED', 'ENDED']),
  /** When it was issued. */
  issuedAt: instant,
});
export type CertificateState = v.InferOutput<typeof CertificateStateSchema>;
