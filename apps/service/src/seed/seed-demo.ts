import { todayInJohannesburg } from '@portal/domain';
import { demoSeed } from '@portal/scenarios';
import { type Database, hasPolicies, seed } from '@portal/service-store';

/**
 * Fills an empty database with every scenario as of today, so that the demo has somebody to sign in as. A database that
 * holds a policy is left alone: someone may have changed it.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  if (!(await hasPolicies(database))) await seed(database, demoSeed(todayInJohannesburg(now)), now);
}
