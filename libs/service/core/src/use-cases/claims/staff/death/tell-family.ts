import { type ToldOfDeath } from '@portal/domain';
import { tellClaimant, textAboutClaim } from '@portal/service-change-pipeline';
import { type ClaimRow, type PolicyRow, type RandomSource, type Transaction } from '@portal/service-store';

/**
 * Tells everybody by text message who is told of a main member's death at once. Whoever has no number gets a letter: nobody sends one from here.
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
}
