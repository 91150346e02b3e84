import {
  type Database,
  findPolicy,
  inTransaction,
  savePolicy,
  seed,
  type StoredPolicy,
  unsettledActions,
  webRandom,
} from '@portal/service-store';
import { emptyDatabase } from '@portal/service-store/testing';
import { type Actor, refused } from '../base/change';
import { aFamily } from './a-family';
import { type PipelineTools } from '../base/tools';

/** What every PIN of these tests is; the PINs themselves are identity's own matter. */
export const rightPin = '111111';

type Edit = Partial<StoredPolicy>;

/** A family's policy with five people around it: its customer, two consultants and two portal administrators. */
export async function aWorld(database: Database) {
  const policyNumber = aFamily.Policy_Number;
  let now = new Date('2026-11-20T08:00:00Z');
  const clock = { now: () => now };
  await emptyDatabase(database);
  await seed(database, { policies: [aFamily] }, now);
  const row = await findPolicy(database, policyNumber);
  if (!row) throw new Error('The family has no policy');

  const tools: PipelineTools = {
    database,
    clock,
    random: webRandom,
    verifyPin: async (_tx, { otp }) => (otp === rightPin ? null : refused('INVALID_OTP')),
  };
  const staff = (kind: Actor['kind'], name: string): Actor => ({ kind, id: webRandom.uuid(), name });
  const actors = {
    customer: { kind: 'customer', id: row.customerId, name: 'The customer' },
    consultant: staff('consultant', 'Naledi Mokoena'),
    colleague: staff('consultant', 'Pieter Botha'),
    admin: staff('portalAdmin', 'Ayesha Khan'),
    secondAdmin: staff('portalAdmin', 'Johan van Wyk'),
  } satisfies Record<string, Actor>;

  const policy = async () => {
    const found = await findPolicy(database, policyNumber);
    if (!found) throw new Error('The policy is gone');
    return found;
  };
  /** The record becomes another one without anybody's request. */
  const edit = async (more: Edit | ((record: StoredPolicy) => Edit)): Promise<void> => {
    const { record, version } = await policy();
    const edited = typeof more === 'function' ? more(record) : more;
    await inTransaction(database, (tx) => savePolicy(tx, { ...record, ...edited }, version, now));
  };
  return {
    database,
    tools,
    actors,
    policyNumber,
    policy,
    edit,
    origin: { requestId: 'a-request', address: '192.0.2.1' },
    open: async () => unsettledActions(database, policyNumber),
    wait: (days: number) => void (now = new Date(now.getTime() + days * 86_400_000)),
    waitMinutes: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
  };
}
export type World = Awaited<ReturnType<typeof aWorld>>;
