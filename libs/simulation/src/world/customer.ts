import { type Family } from './families';
import { minute } from './clock';
import { type Answer, type Call, send } from './call';
import { type World } from './world';

const addressOf = (world: World, family: Family) =>
  `10.1.${world.families.indexOf(family) >> 8}.${world.families.indexOf(family) & 255}`;

/** The PIN in the newest message on a phone. */
export const newestPin = (world: World, { cell }: Pick<Family, 'cell'>): string | undefined =>
  world.phones
    .messagesOf(cell)
    .reduce<string | undefined>((pin, { text }) => /PIN is (\d{6,8})\./.exec(text)?.[1] ?? pin, undefined);

/** Signs in as a policyholder does, with a PIN from the phone. Null where the service lets nobody in just now. */
async function signIn(world: World, family: Family, which: number): Promise<string | null> {
  const address = addressOf(world, family);
  const { policyNumber } = family;
  await send(world, which, 'POST', `/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`, { address });
  const otp = newestPin(world, family);
  if (otp === undefined) return null;
  const { data } = await send(world, which, 'POST', '/auth/login', { address, body: { policyNumber, otp } });
  const token = (data as { accessToken?: string } | null)?.accessToken;
  if (token === undefined) return null;
  world.sessions.set(policyNumber, { token, until: world.clock.now().getTime() + 9 * minute });
  return token;
}

/** A call by a policyholder, who signs in first where the last sign-in has run out. Null: could not sign in. */
export async function asCustomer(
  world: World,
  family: Family,
  which: number,
  method: string,
  path: string,
  call: Omit<Call, 'address' | 'token'> = {},
): Promise<Answer | null> {
  const known = world.sessions.get(family.policyNumber);
  const isLive = known !== undefined && known.until > world.clock.now().getTime();
  const token = isLive ? known.token : await signIn(world, family, which);
  if (token === null) return null;
  const whole = { ...call, token, address: addressOf(world, family) };
  const answer = await send(world, which, method, path, whole);
  if (answer.status === 401) world.sessions.delete(family.policyNumber);
  // A portal repeats a write whose answer was lost, with the same intention.
  return answer.status === 0 ? send(world, which + 1, method, path, whole) : answer;
}

/** A one-time PIN for one purpose, from the phone. */
export async function stepUp(world: World, family: Family, which: number, purpose: string): Promise<string | null> {
  const sent = await asCustomer(world, family, which, 'POST', `/otp/${family.policyNumber}?purpose=${purpose}`);
  return sent?.status === 200 ? (newestPin(world, family) ?? null) : null;
}
