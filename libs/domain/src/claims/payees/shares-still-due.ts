import { type Payee } from './payee';

/** What payments of one payee can differ by because each was rounded to the cent. */
const roundingCents = 100;

interface PaidInPart {
  /** What each of them has of the claim, in the order of the payees. */
  paidCents: readonly number[];
  /** What is paid now, to all of them. */
  leftCents: number;
}

/**
 * The payees of a claim of which a part was paid, each with what is still missing of the own share: whoever has had more waits for the others.
 * Where everybody has the own share of what was paid, the shares stay. Source: docs/domain/claims.md#c6-1.
 */
export function sharesStillDue(payees: readonly Payee[], { paidCents, leftCents }: PaidInPart): Payee[] {
  const all = sum(payees.map(({ share }) => share));
  const paid = sum(paidCents);
  const isUneven = payees.some(
    ({ share }, place) => Math.abs((paid * share) / all - (paidCents[place] ?? 0)) >= roundingCents,
  );
  if (!isUneven || leftCents === 0) return [...payees];
  return payees.map((payee, place) => ({
    ...payee,
    share: Math.max(0, ((paid + leftCents) * payee.share) / all - (paidCents[place] ?? 0)),
  }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
