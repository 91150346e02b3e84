import { assess, confirmRecommended, recommendApproval } from './claims-by-call';
import { type RunningSystem } from './running-system';
import { staff } from './staff';
import { staffCalls } from './staff-calls';

/**
 * Staff accept whatever came for a claim after a natural death and confirm the death; one recommends to approve it and another confirms. By
 * call: their screens are what `claims.spec.ts` and `refused-and-disputed.spec.ts` walk through.
 *
 * @param invoice what the invoice of a funeral parlour comes to, rand; none where none is paid
 */
export async function approveClaim(system: RunningSystem, reference: string, invoice?: number) {
  const consultant = await staffCalls(system, staff.consultant);
  await recommendApproval(consultant, await assess(consultant, reference, { invoice }));
  await confirmRecommended(await staffCalls(system, staff.portalAdmin), reference, 'Certificate and account looked at');
}
