import { claimantOf } from '@portal/auth';
import { claimSignInAdditions, policyEndpoints, staffClaimAdditions, type WhichClaim } from '@portal/contract';
import { addDays } from '@portal/domain';
import { type Tools, visitOf } from './plays';

/** Of a story in which staff have opened the claim before the beneficiary comes. */
export const staffAtFirst = { staff: 'consultant', servicing: '7000010012' } as const;

/** The first beneficiary of the policy of a story, by what they type to sign in. */
export function beneficiaryOf(tools: Pick<Tools, 'loaded'>) {
  const [policy] = visitOf(tools).scenario.seed.policies;
  const [first] = policy?.Beneficiaries ?? [];
  if (!policy || !first?.Cell_Number) throw new Error('The scenario has no beneficiary with a number');
  return { policyNumber: policy.Policy_Number, Cell_Number: first.Cell_Number };
}

/** Staff open a claim for the policyholder, who has died, and leave the page. */
export async function claimOnHolder(tools: Pick<Tools, 'loaded'>): Promise<void> {
  const { auth, scenario } = visitOf(tools);
  const { policyNumber } = beneficiaryOf(tools);
  const read = await auth.api.call(policyEndpoints.policy, { policyNumber });
  if (!read.success) throw new Error(read.message);
  const opened = await auth.api.call(
    staffClaimAdditions.openClaimFor,
    {},
    {
      policyNumber,
      lifeId: read.data.policy.MainMember.id,
      dateOfDeath: addDays(scenario.today, -5),
      causeReported: 'NATURAL',
      channel: 'PHONE',
    },
  );
  if (!opened.success) throw new Error(opened.message);
  auth.session.clear();
}

/** The same, and the beneficiary signs in to the claim in this tab. Gives its reference. */
export async function signInToClaim(tools: Pick<Tools, 'loaded'>): Promise<string> {
  await claimOnHolder(tools);
  const { policyNumber: claim, Cell_Number } = beneficiaryOf(tools);
  return signInWith(tools, { claim, Cell_Number });
}

/** Somebody signs in to a claim in this tab. Gives its reference. */
export async function signInWith(tools: Pick<Tools, 'loaded'>, which: WhichClaim): Promise<string> {
  const { auth, readPin } = visitOf(tools);
  await auth.api.call(claimSignInAdditions.triggerClaimOtp, {}, which);
  const answer = await auth.api.call(claimSignInAdditions.claimLogin, {}, { ...which, otp: await readPin() });
  if (!answer.success) throw new Error(answer.message);
  claimantOf(auth).session.start({ ...answer.data, userType: 'user' });
  return answer.data.reference;
}
