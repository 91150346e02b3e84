import { isLive } from '@portal/service-identity';
import { type CallerSession, type PreparedReads } from '@portal/service-store';
import { Refusal } from '../wire/refusal';
import { type Entrance } from './entrance';

interface CustomerAtTheDoor {
  reads: PreparedReads;
  sessionId: string;
  policyNumber: string | null;
  now: Date;
  admit: (kind: 'customer') => void;
}

interface Found {
  session: Pick<CallerSession, 'customerId' | 'advancedAt' | 'expiresAt' | 'revokedAt'>;
  policy: { customerId: string } | null;
}

/** Customers come in with a live session, to a policy of their own. One that does not exist is nobody's. */
export function customerEntrance({ reads, sessionId, policyNumber, now, admit }: CustomerAtTheDoor): Entrance {
  const check = <F extends Found>(found: F | null): F => {
    if (found === null || !isLive(found.session, now)) throw new Refusal('UNAUTHORIZED');
    admit('customer');
    if (policyNumber !== null && found.policy?.customerId !== found.session.customerId) throw new Refusal('NOT_FOUND');
    return found;
  };
  return {
    async enter() {
      const found = check(await reads.findCaller(sessionId, policyNumber));
      const { session, policy, pendingEntityIds, isPaymentOpen, revision } = found;
      const caller = { kind: 'customer', session, customer: { id: session.customerId } } as const;
      return { caller, policy, circumstances: { pendingEntityIds, isPaymentOpen }, revision };
    },
    keptAnswer: async (asked) => check(await reads.findAnswer(sessionId, asked)).body,
  };
}
