import { listed, type ToldOfDeath } from '@portal/domain';
import { postLetter, tellClaimant, textAboutClaim } from '@portal/service-change-pipeline';
import { type ClaimRow, type PolicyRow, type RandomSource, type Transaction } from '@portal/service-store';

/**
 * Tells everybody by text message who is told of a main member's death at once. Those who stay covered and have no number get one letter
 * together. Source: docs/domain/claims.md#c8-1.
 */
export async function tellFamily(
  { random }: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  tells: readonly ToldOfDeath[],
  now: Date,
): Promise<void> {
  for (const told of tells) {
    if (told.message === 'CLAIM_OPEN') {
      const beneficiary = { role: 'BENEFICIARY', cellNumber: told.cellNumber } as const;
      await tellClaimant({ random }, tx, { claim, policy }, beneficiary, { type: told.message }, now);
    } else if (told.message === 'COVER_CONTINUES' && told.cellNumber !== null) {
      const { message: type, cellNumber, until: date } = told;
      await textAboutClaim({ random }, tx, claim, cellNumber, { type, date }, now);
    } else if (told.message === 'NO_MORE_COLLECTIONS' && told.cellNumber !== null) {
      await textAboutClaim({ random }, tx, claim, told.cellNumber, { type: told.message }, now);
    }
  }
  const byLetter = tells.flatMap((told) =>
    told.message === 'COVER_CONTINUES' && told.cellNumber === null ? [told] : [],
  );
  const [first] = byLetter;
  if (first === undefined) return;
  const to = listed(byLetter.map(({ name }) => name));
  await postLetter({ random }, tx, policy, { type: first.message, date: first.until, to }, now);
}
