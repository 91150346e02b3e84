import { type Auth } from '@portal/auth';
import {
  type DeathReport,
  type DeathReportPage,
  type ListedDeathReport,
  type RecordDeathReport,
  staffDeathReportAdditions,
} from '@portal/contract';
import { scenarios } from '@portal/scenarios';
import { deathReportQuery } from '../shared/death-report-queries';

/** Who died in stories: the policyholder of a family, by the ID number on the policy. */
export function theHolder(): RecordDeathReport['deceased'] {
  const [policy] = scenarios['family-active']().seed.policies;
  const Id_Number = policy?.MainMember.Id_Number;
  if (!Id_Number) throw new Error('The family has no policyholder with an ID number');
  return { Id_Number, First_Name: 'Thandi', Surname: 'Nkosi', Date_Of_Death: '2026-11-15' };
}

export const aStranger: RecordDeathReport['deceased'] = {
  First_Name: 'Elias',
  Surname: 'Mabaso',
  Date_Of_Birth: '1948-04-05',
  Date_Of_Death: '2026-11-18',
};

export const aSister: RecordDeathReport['reporter'] = {
  First_Name: 'Nomsa',
  Surname: 'Khumalo',
  Cell_Number: '0831112222',
  Relationship: 'SISTER',
  Preferred_Language: 'ISIZULU',
};

/** Writes a report down as staff do, and waits until the person was looked for; then the page reads again. */
export async function writeDown(
  { api, client }: Auth,
  deceased: RecordDeathReport['deceased'],
  reporter = aSister,
): Promise<DeathReport> {
  const body = { deceased, reporter, channel: 'PHONE' } as const;
  const written = await api.call(staffDeathReportAdditions.recordDeathReport, {}, body);
  if (!written.success) throw new Error(written.message);
  const { id } = written.data;
  for (let tries = 0; tries < 50; tries += 1) {
    const read = await api.call(staffDeathReportAdditions.deathReport, { id });
    if (read.success && read.data.status !== 'RECEIVED') {
      await client.invalidateQueries();
      return read.data;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Nobody looked for the person');
}

/** Shows a report that was read as it is once the reporter has sent the death certificate. */
export function showWithDocument({ client }: Auth, report: DeathReport): void {
  const sent = { type: 'DEATH_CERTIFICATE', name: 'certificate.pdf', receivedAt: '2026-11-20T09:30:00.000Z' } as const;
  client.setQueryData<DeathReport>(deathReportQuery(report.id).queryKey, {
    ...report,
    documents: [{ id: crypto.randomUUID(), ...sent }],
  });
}

/** Shows the list that was read as it would be if this were known of it. */
function showListAs({ client }: Auth, change: (page: DeathReportPage) => Partial<DeathReportPage>): void {
  const { route } = staffDeathReportAdditions.deathReports;
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[2] === route })) {
    client.setQueryData<DeathReportPage>(queryKey, (page) => page && { ...page, ...change(page) });
  }
}

/** Shows its reports, in their order, as they would be. */
export const showAs = (auth: Auth, ...known: Partial<ListedDeathReport>[]): void =>
  showListAs(auth, ({ data }) => ({ data: data.map((report, place) => ({ ...report, ...known[place] })) }));

export const showPages = (auth: Auth, totalPages: number): void => showListAs(auth, () => ({ totalPages }));
