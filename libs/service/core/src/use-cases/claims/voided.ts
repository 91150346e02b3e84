import { stoppedClock } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';

/** A claim that is ended for good: no clock runs, and nothing waits for anybody. */
export const voided = (record: ClaimRecord): ClaimRecord => ({
  ...record,
  clock: { ...stoppedClock, completeAt: null, disputedAt: null },
  recommendation: null,
  beforeDeath: null,
  beforeTakeover: null,
});
