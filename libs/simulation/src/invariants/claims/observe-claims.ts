import { type ClaimRow, schema } from '@portal/service-store';
import { inArray } from 'drizzle-orm';
import { type World } from '../../world/world';
import { BrokenInvariant } from '../../world/broken-invariant';
import { amountInvariants } from './amounts';
import { checkBank } from './bank';
import { clockInvariants } from './clocks';
import { checkOneOpenClaim, checkPaidMaximum } from './people';
import { type ClaimInvariant, seeClaim } from './seen-claim';
import { twoPeopleInvariants } from './two-people';

const ofEveryClaim: Record<string, ClaimInvariant> = {
  ...amountInvariants,
  ...twoPeopleInvariants,
  ...clockInvariants,
};

interface Asking {
  asks(invariant: string): boolean;
  note(invariant: string, times?: number): void;
}

/** Looks at the claims that each step has changed. */
export function claimsObserver(world: World, { asks, note }: Asking) {
  const { database } = world.store;
  const { claims, payouts, payoutSendings } = schema;
  const last = new Map<string, ClaimRow>();
  const marks = new Map<string, string>();

  /** The ids of claims of which something is another than at the last look. */
  const changedSinceLast = async (): Promise<string[]> => {
    const { id, version, awaits, takenBy } = claims;
    const rows = await database.select({ id, version, awaits, takenBy }).from(claims);
    if (rows.length === 0) return [];
    const paid = await database.select({ claimId: payouts.claimId, version: payouts.version }).from(payouts);
    const paidOf = Map.groupBy(paid, ({ claimId }) => claimId);
    const markOf = (row: (typeof rows)[number]) => JSON.stringify([row, paidOf.get(row.id)]);
    const changed = rows.filter((row) => marks.get(row.id) !== markOf(row));
    for (const row of changed) marks.set(row.id, markOf(row));
    return changed.map((row) => row.id);
  };

  /** Payments and what was handed over of them, as of one moment: a process that was ended may have a COMMIT on its way. */
  const payoutsNow = () =>
    database.transaction(
      async (tx) => ({ paid: await tx.select().from(payouts), sendings: await tx.select().from(payoutSendings) }),
      { isolationLevel: 'repeatable read' },
    );

  /** What is about all of them together. */
  const askOfAll = async (): Promise<void> => {
    const rows = [...last.values()];
    const { paid, sendings } = await payoutsNow();
    const whole = {
      'one-open-claim-of-a-life': () => checkOneOpenClaim(rows),
      'paid-within-legal-maximum': () => checkPaidMaximum(rows, paid),
      'a-payout-is-sent-once': () => checkBank({ payouts: paid, sendings, bank: world.payoutBank }),
    };
    for (const [name, check] of Object.entries(whole)) {
      if (!asks(name)) continue;
      check();
      note(name, rows.length);
    }
  };

  return {
    /** Asks of every claim that a step has changed what must hold. Gives the numbers of their policies. */
    async afterStep(): Promise<Set<string>> {
      const ids = await changedSinceLast();
      if (ids.length === 0) return new Set();
      const rows = await database.select().from(claims).where(inArray(claims.id, ids));
      for (const claim of rows) {
        const seen = await seeClaim(database, claim, last.get(claim.id) ?? null);
        last.set(claim.id, claim);
        for (const [name, invariant] of Object.entries(ofEveryClaim)) {
          if (!asks(name)) continue;
          note(name);
          const broken = invariant(seen);
          if (broken !== null) throw new BrokenInvariant(name, broken);
        }
      }
      await askOfAll();
      return new Set(rows.map(({ policyNumber }) => policyNumber));
    },
  };
}
