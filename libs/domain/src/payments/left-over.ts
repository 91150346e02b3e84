/** A payment, and how much of it pays months or is credit, in cents. */
interface Allocated {
  id: string;
  allocatedCents: number;
}

/** A part of the money that is left over, and the payment that it came with; null: nobody knows. */
export interface LeftOver {
  paymentId: string | null;
  cents: number;
}

/**
 * Which payments the money came with that is left on a policy: the newest, as money that is taken back is. What no payment accounts for
 * was brought along by a policy that was taken over.
 *
 * @param payments newest first
 */
export function leftOverOf(cents: number, payments: readonly Allocated[]): LeftOver[] {
  const parts: LeftOver[] = [];
  let left = cents;
  for (const { id, allocatedCents } of payments) {
    const part = Math.min(left, allocatedCents);
    if (part > 0) parts.push({ paymentId: id, cents: part });
    left -= part;
  }
  return left > 0 ? [...parts, { paymentId: null, cents: left }] : parts;
}
