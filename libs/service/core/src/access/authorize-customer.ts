import { isLive } from '@portal/service-identity';
import { type CallerSession, type Database, type PreparedReads } from '@portal/service-store';
import { type RequestContext } from '../caller/request-context';
import { Refusal } from '../wire/refusal';
import { type Authorization } from '../caller/admitted';
import { refuseForeign } from './foreign-policies';

interface CustomerCaller {
  reads: PreparedReads;
  database: Database;
  sessionId: string;
  policyNumber: string | null;
  context: Pick<RequestContext, 'now' | 'requestId' | 'address'>;
  admit: (kind: 'customer') => void;
}

interface Found {
  session: Pick<CallerSession, 'customerId' | 'advancedAt' | 'expiresAt' | 'revokedAt'>;
  policy: { customerId: string } | null;
}

/** Customers come in with a live session, to a policy of their own. One that does not exist is nobody's. */
export function authorizeCustomer({
  reads,
  database,
  sessionId,
  policyNumber,
  context,
  admit,
}: CustomerCaller): Authorization {
  const check = async <F extends Found>(found: F | null): Promise<F> => {
    if (found === null || !isLive(found.session, context.now)) throw new Refusal('UNAUTHORIZED');
    admit('customer');
    const { customerId } = found.session;
    if (policyNumber !== null && found.policy?.customerId !== customerId) {
      throw await refuseForeign(database, { customerId, policyNumber, context });
    }
    return found;
  };
  return {
    writer: sessionId,
    async enter() {
      const found = await check(await reads.findCaller(sessionId, policyNumber));
      const { session, policy, pendingEntityIds, approved, isPaymentOpen, revision } = found;
      const caller = { kind: 'customer', session, customer: { id: session.customerId } } as const;
      return { caller, policy, circumstances: { pendingEntityIds, approved, isPaymentOpen }, revision };
    },
    keptAnswer: async (asked) => (await check(await reads.findAnswer(sessionId, asked))).body,
  };
}
