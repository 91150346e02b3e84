import { portalRoutes } from '@portal/contract';
import { type Page } from '@playwright/test';

/** An id for every address that is about one record, by the first part of the address. */
export type Records = Partial<Record<'child' | 'extended' | 'beneficiary' | 'plans' | 'certificate', string>>;

/** Somebody of every kind on a policy, read as the portal reads it for whoever is signed in. */
export async function recordsOf(page: Page, policyNumber: string): Promise<Records> {
  const policy = await page.evaluate(async (number) => {
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
  return {
    child: policy.Children[0].id,
    extended: policy.ExtendedMembers[0].id,
    beneficiary: policy.Beneficiaries[0].id,
    plans: 'prd-fa-050',
  };
}

/** No record has it. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** Every address of the portal, with the records named where it is about one. */
export const routesOf = (records: Records): string[] =>
  Object.values(portalRoutes).map((route) => {
    const area = route.split('/')[1] as keyof Records;
    return route.replace(':id', records[area] ?? nobody);
  });
