import { claimsToRemind, noteRemindersLookedAt, payoutsOfClaims } from '@portal/service-store';
import { lookOnceADay } from '../look-once-a-day';
import { remindOfAccounts } from './remind-of-accounts';
import { remindOfDocuments } from './remind-of-documents';
import { type RoundTools } from '../round-tools';

/**
 * Reminds whoever claims of the documents that are missing, and of the account once something is approved, each on its days; a claim for
 * which nothing comes is closed for now in the end. What was sent is noted with it: each reminder goes out once, and late when a day was missed.
 * Gives how many were reminded or closed. Source: docs/domain/claims.md#c2-5 and #c3.
 */
export const remindClaimants = ({ random, ...tools }: RoundTools, signal?: AbortSignal): Promise<number> =>
  lookOnceADay(
    tools,
    {
      find: claimsToRemind,
      lookedOn: ({ remindersLookedOn }) => remindersLookedOn,
      look: async (tx, locked) => {
        const waiting = { ...locked, payouts: await payoutsOfClaims(tx, [locked.claim.id]) };
        return locked.claim.status === 'REPORTED'
          ? remindOfDocuments({ random }, tx, waiting)
          : remindOfAccounts({ random }, tx, waiting);
      },
      note: noteRemindersLookedAt,
    },
    signal,
  );
