import { type World } from '../world/world';
import { BrokenInvariant } from './broken-invariant';

/** No name and no number of anybody stands in the log. Gives how many were looked for. */
export function checkLog(world: World): number {
  const used = [...new Set([...world.people.used(), ...world.families.map(({ policyNumber }) => policyNumber)])];
  const log = world.log.join('\n');
  const found = used.filter((word) => log.includes(word)).length;
  if (found > 0) throw new BrokenInvariant('log-names-nobody', `${found} names or numbers stand in the log`);
  return used.length;
}
