import { type ClaimLine } from '@portal/domain';
import { type ClaimRow, type Executor, payoutsOfClaims } from '@portal/service-store';
import { isBenefitPaid } from '../cancel-payouts';
import { deductedSoFar } from '../paid-so-far';

/**
 * Premiums that other claims of a policy have taken off, by decisions of which a payment stands. The ledger has them as paid where the policy takes
 * money; where it takes none only the decisions know. Source: docs/domain/claims.md#c4-2.
 *
 * @param others the other claims of the policy
 */
export async function deductedByOtherClaims(executor: Executor, others: readonly ClaimRow[]): Promise<ClaimLine[]> {
  const decided = others.filter(({ status, record }) => status !== 'VOID' && wasDecided(record));
  if (decided.length === 0) return [];
  const payouts = await payoutsOfClaims(
    executor,
    decided.map(({ id }) => id),
  );
  return decided.flatMap(({ id, record }) => {
    const own = payouts.filter(({ claimId }) => claimId === id);
    return isBenefitPaid(own) ? deductedSoFar(record, own) : [];
  });
}

const wasDecided = ({ decision, earlierDecisions }: ClaimRow['record']) =>
  decision !== null || earlierDecisions.length > 0;
