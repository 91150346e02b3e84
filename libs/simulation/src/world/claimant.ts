import { minute } from './clock';
import { newestPin } from './customer';
import { type Heir } from './families';
import { type Answer, type Call, send } from './call';
import { type World } from './world';

/** The device of whoever has this number. */
export const addressOfNumber = (cell: string): string => `10.5.${Number(cell.slice(-5)) >> 8}.${Number(cell) & 255}`;

/** A PIN that was sent to a number of somebody who is no policyholder, for what `path` asks for one for. Null: none came. */
export async function pinFor(
  world: World,
  { cell }: Pick<Heir, 'cell'>,
  which: number,
  { path, body, token }: { path: string; body?: object; token?: string },
): Promise<string | null> {
  const sent = await send(world, which, 'POST', path, { address: addressOfNumber(cell), body, token });
  return sent.status === 200 ? (newestPin(world, { cell }) ?? null) : null;
}

/** Signs in to a claim as one of those who are paid. Null where the service lets nobody in just now. */
async function signIn(world: World, heir: Heir, which: number, claim: string): Promise<string | null> {
  const asked = { claim, Cell_Number: heir.cell };
  const otp = await pinFor(world, heir, which, { path: '/claims/trigger-otp', body: asked });
  if (otp === null) return null;
  const address = addressOfNumber(heir.cell);
  const { data } = await send(world, which, 'POST', '/claims/login', { address, body: { ...asked, otp } });
  const token = (data as { accessToken?: string } | null)?.accessToken;
  if (token === undefined) return null;
  world.claimSessions.set(`${claim} ${heir.cell}`, { token, until: world.clock.now().getTime() + 9 * minute });
  return token;
}

/** The token of somebody who is signed in to a claim, or signs in now. Null: could not. */
export async function claimantToken(world: World, heir: Heir, which: number, claim: string): Promise<string | null> {
  const known = world.claimSessions.get(`${claim} ${heir.cell}`);
  const isLive = known !== undefined && known.until > world.clock.now().getTime();
  return isLive ? known.token : signIn(world, heir, which, claim);
}

/** A call by somebody who claims, who signs in first where the last sign-in has run out. Null: could not sign in. */
export async function asClaimant(
  world: World,
  heir: Heir,
  which: number,
  { claim, method, path, ...call }: { claim: string; method: string; path: string } & Omit<Call, 'address' | 'token'>,
): Promise<Answer | null> {
  const token = await claimantToken(world, heir, which, claim);
  if (token === null) return null;
  const answer = await send(world, which, method, path, { ...call, token, address: addressOfNumber(heir.cell) });
  if (answer.status === 401) world.claimSessions.delete(`${claim} ${heir.cell}`);
  return answer;
}
