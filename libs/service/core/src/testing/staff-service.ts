import { apiBase, type OpenPolicy } from '@portal/contract';
import { type SomeStaff } from '@portal/service-identity/testing';
import { type AuditRow, auditOf, type Database } from '@portal/service-store';
import { canaries, ownerPolicy } from './seeded-policies';
import { type ServiceDependencies } from '../create-service';
import { aWorld, type Sending, type Sent } from './world';

/** What the owner of `ownerPolicy` says who calls. */
export const rightAnswers: NonNullable<OpenPolicy['answers']> = [
  { question: 'ID_NUMBER', answer: canaries.ownerIdNumber },
  { question: 'CELL_NUMBER', answer: canaries.ownerCell },
  { question: 'POSTAL_CODE', answer: '1804' },
];
export const aCall: OpenPolicy = { reason: 'CALL', note: null, answers: rightAnswers };

/** A service with staff, and with the customers of the seed. */
export async function aStaffService(database: Database, more: Partial<ServiceDependencies> = {}) {
  const world = await aWorld(database, more);

  /** A call by a member of staff, each time with a new token. */
  const as =
    (staff: SomeStaff) =>
    async (method: string, path: string, body?: unknown, more: Sending = {}): Promise<Sent> =>
      world.send(method, apiBase + path, {
        token: await world.staffToken(staff),
        ...(body !== undefined && { body }),
        ...more,
      });

  /** Opens a policy, for a caller who knows the answers unless told otherwise. */
  const open = (staff: SomeStaff, policyNumber = ownerPolicy, body: unknown = aCall): Promise<Sent> =>
    as(staff)('POST', `/staff/servicings/${policyNumber}`, body);

  /** The newest rows of a chain, the newest first. */
  const audit = (chain: string = ownerPolicy): Promise<AuditRow[]> => auditOf(database, chain);

  return { ...world, as, open, audit };
}
export type StaffService = Awaited<ReturnType<typeof aStaffService>>;

/** The data of an answer that must have succeeded. */
export function dataOf<T>({ status, body, text }: Sent): T {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body.data as unknown as T;
}
