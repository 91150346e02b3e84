import { livesLeft, todayInJohannesburg, toldOfUndoing } from '@portal/domain';
import { claimsOfPolicies, type PolicyRow, type Transaction, type UndoAfterDeath } from '@portal/service-store';
import { sendNotices } from '../base/notices';
import { postLetter } from '../base/post-letter';
import { textAboutClaim } from '../base/tell-claimant';
import { type PipelineTools } from '../base/tools';

const type = 'CHANGES_UNDONE';

/**
 * Tells that changes after a death were undone, without a word of what they were: the policyholder, or once they have died those whom the
 * confirmation of their death told. Source: docs/domain/claims.md#c8-1.
 */
export async function tellUndone(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  policy: PolicyRow,
  { death: { kind, lifeId } }: UndoAfterDeath,
  now: Date,
): Promise<void> {
  const { record } = policy;
  if (kind !== 'MAIN_MEMBER') {
    await sendNotices(tools, tx, policy, [{ type, smsTo: record.MainMember.Cell_Number }], now);
    return;
  }
  const claims = await claimsOfPolicies(tx, [policy.policyNumber]);
  const claim = claims.find((one) => one.record.lifeId === lifeId && one.record.deathConfirmed !== null);
  if (claim === undefined) return;
  const on = todayInJohannesburg(now);
  const left = livesLeft(record, { deceasedId: lifeId, on });
  const { numbers, letterTo } = toldOfUndoing({ left, Beneficiaries: claim.record.policyOnDay.beneficiaries, on });
  for (const number of numbers) await textAboutClaim(tools, tx, claim, number, { type }, now);
  if (letterTo !== null) await postLetter(tools, tx, policy, { type, to: letterTo }, now);
}
