import { type PolicyStatus, statusOn } from '@portal/domain';
import {
  type ClaimRow,
  type Database,
  payoutsOfClaims,
  type PayoutRow,
  type PayoutSending,
  readStatusPeriods,
  schema,
} from '@portal/service-store';
import { asc, eq } from 'drizzle-orm';

/** Something that staff did about a claim, by its audit. */
interface ClaimAct {
  action: string;
  /** The id of the member of staff; null: nobody of them. */
  by: string | null;
}

/** A claim that a step may have changed, with what belongs to it. */
export interface SeenClaim {
  claim: ClaimRow;
  /** As it was at the last look; null at the first. */
  before: ClaimRow | null;
  payouts: readonly PayoutRow[];
  /** Each time that one of its payments was handed to the bank. */
  sendings: readonly PayoutSending[];
  /** Oldest first. */
  acts: readonly ClaimAct[];
  /** Where the policy stood on the day of death, as its periods have it. */
  statusOnDay: PolicyStatus;
}

/** Something that must hold of a claim: a sentence about what does not, or null. */
export type ClaimInvariant = (seen: SeenClaim) => string | null;

/** Reads what belongs to a claim. */
export async function seeClaim(database: Database, claim: ClaimRow, before: ClaimRow | null): Promise<SeenClaim> {
  const { audit, payoutSendings } = schema;
  const periods = await readStatusPeriods(database, claim.policyNumber);
  return {
    claim,
    before,
    payouts: await payoutsOfClaims(database, [claim.id]),
    sendings: await database.select().from(payoutSendings).where(eq(payoutSendings.claimId, claim.id)),
    acts: await database
      .select({ action: audit.action, by: audit.actorId })
      .from(audit)
      .where(eq(audit.entityId, claim.id))
      .orderBy(asc(audit.sequence)),
    statusOnDay: statusOn(periods, claim.record.dateOfDeath),
  };
}
