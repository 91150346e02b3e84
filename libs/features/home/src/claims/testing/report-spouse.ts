import { type Auth } from '@portal/auth';
import { claimAdditions, policyEndpoints } from '@portal/contract';
import { addDays, type PlainDate } from '@portal/domain';

interface Visit {
  auth: Auth;
  scenario: { signIn: string; today: PlainDate };
}

/** The policyholder claims after the death of the spouse, ten days ago. */
export async function reportSpouse({ auth, scenario }: Visit): Promise<void> {
  const { signIn: policyNumber, today } = scenario;
  const read = await auth.api.call(policyEndpoints.policy, { policyNumber });
  if (!read.success || !read.data.policy.Spouse) throw new Error('There is no spouse on this policy');
  const lifeId = read.data.policy.Spouse.id;
  const dateOfDeath = addDays(today, -10);
  const opened = await auth.api.call(
    claimAdditions.openClaim,
    {},
    { policyNumber, lifeId, dateOfDeath, causeReported: 'NATURAL' },
  );
  if (!opened.success) throw new Error(opened.message);
}
