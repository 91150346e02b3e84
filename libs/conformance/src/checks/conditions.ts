import { type Endpoint, endpoints } from '@portal/contract';
import { type Backend } from '../backend/backend';
import { type Kit } from '../kit/kit';
import { type Check, needs, notTried, type Verdict } from './check';

export const withoutWrite = 'give --write and the number of a test policy';

/** Why a check cannot be tried on this backend with these options; null when it can. */
function obstacle({ writes, call }: Check, { mayWrite, known }: Kit): Verdict | null {
  if (call && known.lacking.has(call)) {
    return (endpoints[call] as Endpoint).isAddition
      ? needs('the backend does not have this addition')
      : notTried('the backend says that its insurer does without this call');
  }
  return writes && !mayWrite ? needs(withoutWrite) : null;
}

/** A backend may slow down whoever asks for the policies of others: what it answers then says nothing about a check. */
function slowedDown({ exchanges }: Backend, from: number): Verdict | null {
  const slowed = exchanges.slice(from).find(({ status }) => status === 429);
  if (!slowed) return null;
  const seconds = Number(slowed.headers.get('retry-after') ?? 0);
  return needs(`the backend slows this caller down: run it again ${seconds > 0 ? `in ${seconds} seconds` : 'later'}`);
}

/** The check, tried only where what it is about is there and may be tried. */
export const wherePossible = (check: Check): Check => ({
  ...check,
  run: async (kit) => {
    const from = kit.backend.exchanges.length;
    const verdict = obstacle(check, kit) ?? (await check.run(kit));
    return slowedDown(kit.backend, from) ?? verdict;
  },
});
