import { type Policy, portalRoutes } from '@portal/contract';
import { type Page } from '@playwright/test';

/** An id for every address that is about one record, by the first part of the address. */
export type Records = Partial<Record<'child' | 'extended' | 'beneficiary' | 'plans' | 'certificate', string>>;

/** No record has it. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** A policy, read as the portal reads it for whoever is signed in. */
export const readPolicy = (page: Page, policyNumber: string): Promise<Policy> =>
  page.evaluate(async (number) => {
    const { accessToken, userType } = JSON.parse(localStorage.getItem('tk') ?? '{}');
    const headers = {
      'content-type': 'application/json',
      'x-request-id': crypto.randomUUID(),
      'service-name': 'self-service',
      'user-role': userType,
      authorization: `Bearer ${accessToken}`,
    };
    const answer = await fetch(`/api/v1/policy/${number}`, { headers });
    return (await answer.json()).data.policy;
  }, policyNumber);

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

/** Every address of the portal, with the records named where it is about one. */
export const routesOf = (records: Records): string[] =>
  Object.values(portalRoutes).map((route) => {
    const area = route.split('/')[1] as keyof Records;
    return route.replace(':id', records[area] ?? nobody);
  });
