import { clear, createStore, get, type UseStore } from 'idb-keyval';

/** Opened when it is first used: a browser may refuse it. */
let opened: UseStore | undefined;
export const store = (): UseStore => (opened ??= createStore('own-phone', 'kept'));
export const keyName = 'key';

/** Whether this browser can keep something encrypted: on a secure address, and not in every private window. */
export const canKeep = (): boolean => globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined;

export const knownKey = (): Promise<CryptoKey | undefined> => get<CryptoKey>(keyName, store());

/** Under which a page remembers the answer of `isInUse`. */
export const isInUseKey = ['this phone keeps something'];

/** Whether anything is kept here at all. */
export const isInUse = async (): Promise<boolean> => canKeep() && Boolean(await knownKey().catch(() => null));

/** Nothing of it is left, the key first of all. */
export async function destroyVault(): Promise<void> {
  if (canKeep()) await clear(store()).catch(() => undefined);
}
