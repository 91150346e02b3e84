import * as v from 'valibot';
import { text } from '../fields/plain';

/** Which calls a backend has. One without this call has those of the specification and no addition. */
export const CapabilitiesSchema = v.object({
  /** The calls that the backend answers beyond those of the specification, each as method and template of the path: `GET /home`. */
  calls: v.array(text),
  /** The calls of the specification that it does not answer, because its insurer does without them; left out, it answers them all. */
  without: v.optional(v.array(text), []),
});
