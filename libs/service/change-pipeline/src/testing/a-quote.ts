import { todayInJohannesburg } from '@portal/domain';
import { insertQuotes, webRandom } from '@portal/service-store';
import { quotePlan } from '../plan/quote-of-plan';
import { type World } from './world';

/** Asks for a quote of a plan as it would be given now; gives its id, and one of no quote when the plan is refused. */
export async function aQuote(world: World, productId: string): Promise<string> {
  const id = webRandom.uuid();
  const now = world.tools.clock.now();
  const quoted = quotePlan((await world.policy()).record, { productId, id, now, today: todayInJohannesburg(now) });
  if (!quoted.success) return id;
  const { policyNumber, validUntil } = quoted.value;
  await insertQuotes(world.database, [
    { id, policyNumber, status: 'OPEN', validUntil, record: quoted.value, createdAt: now },
  ]);
  return id;
}
