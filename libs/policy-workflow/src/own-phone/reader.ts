import { type Api } from '@portal/api-client';
import { authEndpoints, type StoredSession } from '@portal/contract';
import * as v from 'valibot';
import { copyName, type KeptCopy, readCopy } from './kept-copy';
import { mark } from './mark';
import { destroyVault, forgetRanOut, hasRunOut } from './store';
import { seal, sealBeside, unseal } from './vault';

/**
 * To whom the copy may be shown before the service has said who is signed in: one session, and the policy that it has chosen. Of the
 * session a digest, which a renewal makes another.
 */
const ReaderSchema = v.object({ session: v.string(), policyNumber: v.string() });
type Reader = v.InferOutput<typeof ReaderSchema>;

const name = 'reader';

async function digestOf({ refreshToken }: StoredSession): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readReader(): Promise<Reader | null> {
  const read = v.safeParse(ReaderSchema, await unseal(name));
  return read.success ? read.output : null;
}

/** The copy, for this session of its owner; for nobody signed in where the owner's session ran out; null for anybody else. */
export async function readLastKnown(session: StoredSession | null, now: Date): Promise<KeptCopy | null> {
  if (session === null) return (await hasRunOut()) ? readCopy(now) : null;
  const [copy, reader, digest] = await Promise.all([readCopy(now), readReader(), digestOf(session)]);
  return copy && reader?.session === digest && reader.policyNumber === copy.policyNumber ? copy : null;
}

const readerOf = async (session: StoredSession, policyNumber: string): Promise<Reader> => ({
  session: await digestOf(session),
  policyNumber,
});

/** Keeps the copy for somebody who has just called this phone theirs. */
export async function keepFor(session: StoredSession | null, copy: KeptCopy): Promise<void> {
  await seal(copyName, copy);
  mark(true);
  if (session) await seal(name, await readerOf(session, copy.policyNumber));
}

/** Keeps a newer copy; false where none is kept any more. */
export async function renewFor(session: StoredSession | null, copy: KeptCopy): Promise<boolean> {
  const isKept = await sealBeside(copyName, copy);
  mark(isKept);
  return isKept && session !== null && sealBeside(name, await readerOf(session, copy.policyNumber));
}

/**
 * Asks the service with a session that is not known here whose it is: the owner's becomes the one that the copy is shown to, anybody
 * else's destroys all that is kept. False: nothing is kept now.
 */
export async function recognize({ call }: Pick<Api, 'call'>, session: StoredSession, now: Date): Promise<boolean> {
  const [copy, reader, digest] = await Promise.all([readCopy(now), readReader(), digestOf(session)]);
  if (copy === null) return false;
  if (reader?.session === digest && reader.policyNumber === copy.policyNumber) return true;
  const who = await call(authEndpoints.whoAmI, {}, undefined, { as: session });
  if (!who.success) return true;
  if (who.data.userId !== copy.userId) {
    await destroyVault();
    return false;
  }
  await sealBeside(name, await readerOf(session, who.data.policyNumber ?? copy.policyNumber));
  await forgetRanOut();
  return true;
}

/** The owner has chosen another policy: the copy of the one before is shown no more. */
export async function choosePolicyHere(policyNumber: string): Promise<void> {
  const reader = await readReader();
  if (reader) await sealBeside(name, { ...reader, policyNumber });
}
