import { todayInJohannesburg } from '@portal/domain';
import { isLive } from '@portal/service-identity';
import { type Database, findClaimantSession } from '@portal/service-store';
import { type Authorization } from '../caller/admitted';
import { type ClaimantCaller } from '../caller/caller';
import { nothingWaits } from '../policy-view/circumstances';
import { Refusal } from '../wire/refusal';

interface Claiming {
  database: Database;
  sessionId: string;
  now: Date;
  admit: (kind: 'claimant') => void;
}

/** Somebody who claims, or reported a death, comes in with a live session to calls on that alone: no policy is ever theirs. */
export const authorizeClaimant = ({ database, sessionId, now, admit }: Claiming): Authorization => ({
  writer: sessionId,
  async enter() {
    const session = await findClaimantSession(database, sessionId);
    if (session === null || !isLive(session, now)) throw new Refusal('UNAUTHORIZED');
    admit('claimant');
    const caller = { kind: 'claimant', session, part: null, today: todayInJohannesburg(now) } as ClaimantCaller;
    return { caller, policy: null, circumstances: nothingWaits, revision: null };
  },
  keptAnswer: async () => {
    throw new Refusal('FORBIDDEN');
  },
});
