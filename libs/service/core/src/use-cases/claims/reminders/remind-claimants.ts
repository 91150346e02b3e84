import { claimsToRemind, noteRemindersLookedAt, payoutsOfClaims } from '@portal/service-store';
import { lookOnceADay } from '../look-once-a-day';
import { remindOfAccounts } from './remind-of-accounts';
import { remindOfDocuments } from './remind-of-documents';
import { replanForDead } from './replan-for-dead';
import { turnToGuardiansFund } from './to-guardians-fund';
import { type PayingTools } from '../round-tools';

/**
 * Reminds whoever claims of the documents that are missing, and of the account once something is approved, each on its days; a claim for
 * which nothing comes is closed for now in the end, and what a child is due for whom nobody comes is turned to the Guardian's Fund. What was sent
 * is noted with it: each reminder goes out once, and late when a day was missed. Gives how many were reminded, closed or turned.
 * Source: docs/domain/claims.md#c2-5, #c3 and #c6-1.
 */
export const remindClaimants = (
  { random, guardiansFund = null, ...tools }: PayingTools,
  signal?: AbortSignal,
): Promise<number> =>
  lookOnceADay(
    tools,
    {
      work: 'CLAIM_REMINDERS',
      find: claimsToRemind,
      lookedOn: ({ remindersLookedOn }) => remindersLookedOn,
      look: async (tx, locked) => {
        if (await replanForDead({ random }, tx, locked)) return true;
        const waiting = { ...locked, payouts: await payoutsOfClaims(tx, [locked.claim.id]) };
        if (locked.claim.status === 'REPORTED') return remindOfDocuments({ random }, tx, waiting);
        const isTurned = await turnToGuardiansFund(tx, waiting, guardiansFund);
        const left = isTurned ? { ...waiting, payouts: await payoutsOfClaims(tx, [locked.claim.id]) } : waiting;
        return (await remindOfAccounts({ random }, tx, left)) || isTurned;
      },
      note: noteRemindersLookedAt,
    },
    signal,
  );
