import { clear, createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { mark } from './mark';

/** Opened when it is first used: a browser may refuse it. */
let opened: UseStore | undefined;
export const store = (): UseStore => (opened ??= createStore('own-phone', 'kept'));
export const keyName = 'key';
/** A mark that names nobody: the session of whoever called this phone theirs ran out. */
const ranOutName = 'ran out';

/** Whether this browser can keep something encrypted: on a secure address, and not in every private window. */
export const canKeep = (): boolean => globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined;

export const knownKey = (): Promise<CryptoKey | undefined> => get<CryptoKey>(keyName, store());

/** Whether anything is kept here at all. */
export const isInUse = async (): Promise<boolean> => canKeep() && Boolean(await knownKey().catch(() => null));

/** Puts something beside what is kept; false where nothing is kept, and where the vault was destroyed meanwhile. */
export const putBeside = (name: string, value: unknown): Promise<boolean> =>
  store()('readwrite', async (objects) => {
    const stillKnown = objects.count(keyName);
    stillKnown.onsuccess = () => stillKnown.result > 0 && objects.put(value, name);
    await promisifyRequest(objects.transaction);
    return stillKnown.result > 0;
  });

/** Notes that a session ran out here, which leaves what is kept readable. */
export async function noteRanOut(): Promise<void> {
  if (canKeep()) await putBeside(ranOutName, true).catch(() => undefined);
}

/** Whether a session ran out here, and nobody has been known to sign in since. */
export const hasRunOut = async (): Promise<boolean> => Boolean(await get(ranOutName, store()).catch(() => false));
export const forgetRanOut = (): Promise<void> =>
  store()('readwrite', (objects) => promisifyRequest(objects.delete(ranOutName)));

/** Nothing of it is left, the key first of all. */
export async function destroyVault(): Promise<void> {
  mark(false);
  if (canKeep()) await clear(store()).catch(() => undefined);
  mark(false); // a renewal that was under way may have set it meanwhile
}
