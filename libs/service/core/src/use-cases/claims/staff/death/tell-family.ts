import { type ToldOfDeath } from '@portal/domain';
import { postLetter, tellClaimant, textAboutClaim } from '@portal/service-change-pipeline';
import { type ClaimRow, type PolicyRow, type RandomSource, type Transaction } from '@portal/service-store';

/** Tells everybody who is told of a main member's death at once, as `toldOfDeath` says. */
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
    } else if (told.message === 'COVER_CONTINUES') {
      const { message: type, until: date, numbers, letterTo: to } = told;
      for (const number of numbers) await textAboutClaim({ random }, tx, claim, number, { type, date }, now);
      if (to !== null) await postLetter({ random }, tx, policy, { type, date, to }, now);
    } else if (told.cellNumber !== null) {
      await textAboutClaim({ random }, tx, claim, told.cellNumber, { type: told.message }, now);
    }
  }
}
