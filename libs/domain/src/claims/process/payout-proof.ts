/** What one payment moved on a day, in cents: below zero where the money came back, 0 where it went and came back. */
export interface MovedCents {
  payoutId: string;
  cents: number;
}

/** A payment of which our books and the bank's list say different things. */
export interface DifferingPayout {
  payoutId: string;
  ourCents: number;
  bankCents: number;
}

/** What was paid less what came back on one day, by our books and by the bank's list. */
export interface PayoutProof {
  ourCents: number;
  bankCents: number;
  /** Empty where every payment is the same on both sides. */
  differing: DifferingPayout[];
}

/**
 * Compares our books of a day with the bank's list: the sums, and every payment by itself, so that two mistakes of one amount do not hide
 * each other. A payment may stand on a side several times. Source: docs/domain/claims.md#c6-3.
 */
export function provePayouts(ours: readonly MovedCents[], banks: readonly MovedCents[]): PayoutProof {
  const our = sumsOf(ours);
  const bank = sumsOf(banks);
  const differing = [...new Set([...our.keys(), ...bank.keys()])]
    .map((payoutId) => ({ payoutId, ourCents: our.get(payoutId) ?? 0, bankCents: bank.get(payoutId) ?? 0 }))
    .filter(({ ourCents, bankCents }) => ourCents !== bankCents);
  return { ourCents: total(ours), bankCents: total(banks), differing };
}

const total = (moved: readonly MovedCents[]) => moved.reduce((sum, { cents }) => sum + cents, 0);

function sumsOf(moved: readonly MovedCents[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { payoutId, cents } of moved) sums.set(payoutId, (sums.get(payoutId) ?? 0) + cents);
  return sums;
}
