import { endpoint } from '../endpoint';
import { AccessLogQuerySchema, AccessLogSchema } from '../records/staff/access-log';

/** Which members of staff looked at a policy. */
export const accessLogAdditions = {
  accessLog: endpoint('GET /policies/{policyNumber}/access-log', {
    summary: 'Who of the insurer’s staff looked at the policy or changed it, when and why',
    permission: 'see who looked',
    query: AccessLogQuerySchema,
    reply: AccessLogSchema,
    isAddition: true,
  }),
};
