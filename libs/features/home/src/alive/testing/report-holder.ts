import { type Auth } from '@portal/auth';
import { aliveAdditions, deathReportAdditions, type ReportDeath } from '@portal/contract';
import { type Scenario } from '@portal/scenarios';

/** What a story knows of the visit it is about. */
interface Visit {
  auth: Auth;
  scenario: Scenario;
  readPin(): Promise<string>;
}

const Cell_Number = '0831112222';

/** A neighbour reports on the public page that the policyholder died, and we find the policy; then the page reads again. */
export async function reportHolder({ auth: { api, client }, scenario, readPin }: Visit): Promise<void> {
  const [policy] = scenario.seed.policies;
  const policyNumber = scenario.signIn;
  await api.call(deathReportAdditions.triggerDeathReportOtp, {}, { Cell_Number });
  const report: ReportDeath = {
    deceased: { Id_Number: policy?.MainMember.Id_Number ?? null, Date_Of_Death: '2026-11-15' },
    reporter: {
      First_Name: 'Nomsa',
      Surname: 'Khumalo',
      Cell_Number,
      Relationship: 'OTHER',
      Preferred_Language: 'ISIZULU',
    },
    Is_True: true,
    otp: await readPin(),
  };
  const reported = await api.call(deathReportAdditions.reportDeath, {}, report);
  if (!reported.success) throw new Error(reported.message);
  for (let tries = 0; tries < 50; tries += 1) {
    const open = await api.call(aliveAdditions.ownDeathReports, { policyNumber });
    if (open.success && open.data.length > 0) return client.invalidateQueries();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Nobody looked for the policyholder');
}
