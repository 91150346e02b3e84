import { type TokenWatch } from '@portal/service-identity';
import { type Log } from '../log';

/** How often the same thing is said, in milliseconds, and how many things are remembered: anybody may send tokens. */
const silence = 60_000;
const mostThings = 100;

/**
 * Says in the log why tokens of staff are not taken, for whoever sets the provider up (docs/identity-providers.md): the mark, what was
 * expected and what was found. The same thing at most once a minute.
 */
export function staffTokenLog(log: Log): TokenWatch {
  const said = new Map<string, number>();
  const say = (thing: { event: string } & Record<string, string>, now: Date) => {
    const key = JSON.stringify(thing);
    const before = said.get(key);
    if (before !== undefined && now.getTime() - before < silence) return;
    if (said.size >= mostThings) said.clear();
    said.set(key, now.getTime());
    log({ level: 'warn', ...thing });
  };
  return {
    refused: (refusal, now) => say({ event: 'staff-token-refused', ...refusal }, now),
    withoutRole: (found, now) => say({ event: 'staff-without-role', mark: 'groups', found }, now),
  };
}
