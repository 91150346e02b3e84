import { type Executor } from '../database/database';
import { policies } from '../schema/policies';

/** Whether anybody has a policy yet. */
export async function hasPolicies(executor: Executor): Promise<boolean> {
  const found = await executor.select({ id: policies.id }).from(policies).limit(1);
  return found.length > 0;
}
