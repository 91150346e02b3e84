import { type PlainDate } from '@portal/domain';
import { type PaymentRow, type PolicyRow, type SettledPremiumRow } from '@portal/service-store';

/** A policy that a step may have changed, with what belongs to it. */
export interface Seen {
  row: PolicyRow;
  /** As it was at the last look; null at the first. */
  before: PolicyRow | null;
  payments: readonly PaymentRow[];
  settled: readonly SettledPremiumRow[];
  /** The rows of its audit, now and at the last look. */
  audited: { now: number; before: number };
  /** What its policyholder was told in the portal, by type and moment. */
  told: readonly { type: string; createdAt: Date }[];
  today: PlainDate;
}

/** Something that must hold of a policy: a sentence about what does not, or null. */
export type PolicyInvariant = (seen: Seen) => string | null;
