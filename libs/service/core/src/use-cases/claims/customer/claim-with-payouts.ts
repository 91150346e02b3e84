import { type Claimant, type ClaimRow, type PayoutRow } from '@portal/service-store';

/** A claim with its payments, as one of those who claim is about to read it. */
export interface ClaimWithPayouts {
  claim: ClaimRow;
  payouts: readonly PayoutRow[];
  /** Who reads it among those who claim; null: a policyholder whose claim pays others. */
  reader: Claimant | null;
  /** Every payee whose part the reader may see, the own first. */
  parts: readonly Claimant[];
}
