import { type Claim, type DeathReport, type Policy, portalRoutes, type QueuedClaim } from '@portal/contract';
import { type Page } from '@playwright/test';
import { call, type Call, callsOf } from './calls';

/** An id for every address that is about one record, by what its address begins with. */
export type Records = Partial<
  Record<
    'child' | 'extended' | 'beneficiary' | 'plans' | 'certificate' | 'claims' | 'desk/claims' | 'desk/death-reports',
    string
  >
>;

/** No record has it. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** A policy, read as the portal reads it for whoever is signed in. */
export const readPolicy = (page: Page, policyNumber: string): Promise<Policy> => policyOf(callsOf(page), policyNumber);

/** A policy, by the calls of somebody who may read it. */
export const policyOf = async (by: Call, policyNumber: string): Promise<Policy> =>
  (await by<{ policy: Policy }>(`policy/${policyNumber}`)).policy;

/** Somebody of every kind on a policy. */
export async function recordsOf(page: Page, policyNumber: string): Promise<Records> {
  const { Children, ExtendedMembers, Beneficiaries } = await readPolicy(page, policyNumber);
  return {
    child: Children[0]?.id ?? nobody,
    extended: ExtendedMembers[0]?.id ?? nobody,
    beneficiary: Beneficiaries[0]?.id ?? nobody,
    plans: 'prd-fa-050',
  };
}

const death = { dateOfDeath: '2026-11-10', placeOfDeath: 'Tygerberg Hospital', causeReported: 'NATURAL' };

/** The claim of a customer for their spouse; opened when there is none. */
export async function ownClaim(page: Page, policyNumber: string): Promise<Records> {
  const [known] = await call<Claim[]>(page, 'claims');
  const { Spouse } = await readPolicy(page, policyNumber);
  const { reference } =
    known ?? (await call<Claim>(page, 'claims', { policyNumber, lifeId: Spouse?.id ?? null, ...death }));
  return { claims: reference };
}

/** What staff work on after a death: a claim that they opened for a caller, and a report that somebody phoned in. */
export async function claimWork(page: Page, policyNumber: string): Promise<Records> {
  const { Children } = await readPolicy(page, policyNumber);
  const { data: queue } = await call<{ data: QueuedClaim[] }>(page, 'staff/claims?view=ALL&pageSize=50');
  const known = queue.find((claim) => claim.policyNumber === policyNumber);
  const { id } =
    known ??
    (await call<{ id: string }>(page, 'staff/claims', {
      policyNumber,
      lifeId: Children[0]?.id ?? null,
      channel: 'PHONE',
      ...death,
    }));
  const { First_Name, Surname, Date_Of_Birth } = Children[0] ?? {};
  const report = await call<DeathReport>(page, 'staff/death-reports', {
    deceased: { First_Name, Surname, Date_Of_Birth, Date_Of_Death: death.dateOfDeath },
    reporter: {
      First_Name: 'Nomsa',
      Surname: 'Khumalo',
      Cell_Number: '083 111 2222',
      Relationship: 'OTHER',
      Preferred_Language: 'ISIZULU',
    },
    channel: 'PHONE',
  });
  return { 'desk/claims': id, 'desk/death-reports': report.id };
}

/** Every address of the portal, with the records named where it is about one. */
export const routesOf = (records: Records): string[] =>
  Object.values(portalRoutes).map((route) => {
    const [, area = '', work] = route.split('/');
    const about = (area === 'desk' ? `${area}/${work}` : area) as keyof Records;
    return route.replace(':id', records[about] ?? nobody);
  });
