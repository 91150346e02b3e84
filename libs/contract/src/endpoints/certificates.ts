import { anybody, endpoint } from '../endpoint';
import { CertificateStateSchema } from '../records/certificate-state';

const isAddition = true;

/** What anybody may ask about a certificate: apart from the documents of a policy, because strangers ask it. */
export const certificateAdditions = {
  certificateState: endpoint('GET /certificates/{code}', {
    summary: 'Whether a benefit certificate is genuine, replaced or ended',
    callers: anybody,
    reply: CertificateStateSchema,
    errors: ['NOT_FOUND'],
    isAddition,
  }),
};
