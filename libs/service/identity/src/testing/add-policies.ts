import { type Database, schema } from '@portal/service-store';

export interface TestPolicy {
  id: string;
  policyNumber: string;
  customerId: string;
  cellNumber: string | null;
}

let numbered = 0;
const uuid = () => globalThis.crypto.randomUUID();

/** A policy number of the right shape that no other test of this file uses. */
export const aPolicyNumber = (): string => `7${String((numbered += 1)).padStart(9, '0')}`;

/** Policies as sign-in sees them, each of its own customer unless one is named. */
export async function addPolicies(
  database: Database,
  count: number,
  { customerId, cellNumber = '27821234567' }: { customerId?: string; cellNumber?: string | null } = {},
): Promise<TestPolicy[]> {
  const at = new Date('2026-01-01T00:00:00Z');
  const made = Array.from({ length: count }, () => ({
    id: uuid(),
    policyNumber: aPolicyNumber(),
    customerId: customerId ?? uuid(),
    cellNumber,
  }));
  if (customerId === undefined) {
    await database.insert(schema.customers).values(
      made.map((policy) => ({
        id: policy.customerId,
        idKey: `POLICY:${policy.policyNumber}`,
        firstName: 'Thandi',
        surname: 'Nkosi',
        cellNumber,
        createdAt: at,
        updatedAt: at,
      })),
    );
  }
  await database.insert(schema.policies).values(
    made.map(({ id, policyNumber, customerId: owner }) => ({
      id,
      policyNumber,
      customerId: owner,
      status: 'ACTIVE' as const,
      inceptionDate: '2026-01-01',
      record: {} as never,
      version: 1,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await database.insert(schema.policyPeople).values(
    made.map(({ id }) => ({
      policyId: id,
      personId: uuid(),
      kind: 'MAIN_MEMBER' as const,
      cellNumber,
      nameKey: 'nkosi thandi',
      firstNameKey: 'thandi nkosi',
    })),
  );
  return made;
}
