import { endpoint } from '../endpoint';
import { PolicyHistorySchema } from '../records/policy-history';
import { AccessLogQuerySchema, AccessLogSchema } from '../records/staff/access-log';

/** Which members of staff looked at a policy, and all else that happened on it. */
export const accessLogAdditions = {
  accessLog: endpoint('GET /policies/{policyNumber}/access-log', {
    summary: 'Who of the insurer’s staff looked at the policy or changed it, when and why',
    permission: 'see who looked',
    query: AccessLogQuerySchema,
    reply: AccessLogSchema,
    isAddition: true,
  }),
  policyHistory: endpoint('GET /policies/{policyNumber}/history', {
    summary: 'Everything that happened on the policy, in the policyholder’s words, newest first',
    permission: 'see who looked',
    query: AccessLogQuerySchema,
    reply: PolicyHistorySchema,
    isAddition: true,
  }),
};
