import { signedInAnywhere } from '../claimant-callers';
import { endpoint } from '../endpoint';
import { CapabilitiesSchema } from '../records/capabilities';

/** What a backend can do beyond the specification. */
export const capabilityAdditions = {
  capabilities: endpoint('GET /capabilities', {
    summary: 'Which calls the backend has beyond those of the specification',
    callers: signedInAnywhere,
    reply: CapabilitiesSchema,
    isAddition: true,
  }),
};
