import { endpoint, signedIn } from '../endpoint';
import { CapabilitiesSchema } from '../records/capabilities';

/** What a backend can do beyond the specification. */
export const capabilityAdditions = {
  capabilities: endpoint('GET /capabilities', {
    summary: 'Which calls the backend has beyond those of the specification',
    callers: signedIn,
    reply: CapabilitiesSchema,
    isAddition: true,
  }),
};
