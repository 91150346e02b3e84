import { todayInJohannesburg } from '@portal/domain';
import { demoSeed } from '@portal/scenarios';
import { type Database, schema, seed } from '@portal/service-store';

/**
 * Fills an empty database with every scenario as of today, so that the demo has somebody to sign in as. A database that
 * holds a policy is left alone: someone may have changed it.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const policies = await database.select({ id: schema.policies.id }).from(schema.policies).limit(1);
  if (policies.length === 0) await seed(database, demoSeed(todayInJohannesburg(now)), now);
}
