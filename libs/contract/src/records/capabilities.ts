import * as v from 'valibot';
import { text } from '../fields/plain';

/** Which additions a backend has. One without this call has none. */
export const CapabilitiesSchema = v.object({
  /** The calls that the backend answers beyond those of the specification, each as method and template of the path: `GET /home`. */
  calls: v.array(text),
});
