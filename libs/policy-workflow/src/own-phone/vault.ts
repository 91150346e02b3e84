import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

/** Opened when it is first used: a browser may refuse it. */
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('own-phone', 'kept'));
const keyName = 'key';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

/** Whether this browser can keep something encrypted: on a secure address, and not in every private window. */
export const canKeep = (): boolean => globalThis.indexedDB !== undefined && globalThis.crypto?.subtle !== undefined;

async function keyOf(): Promise<CryptoKey> {
  const known = await get<CryptoKey>(keyName, store());
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await set(keyName, key, store());
  return key;
}

/** Keeps a value encrypted, under a key that no script can read out. Throws where the browser does not keep it. */
export async function seal(name: string, value: unknown): Promise<void> {
  const key = await keyOf();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  await set(name, { iv, text } satisfies Sealed, store());
}

/** What was kept; null: nothing, or nothing that can be read any more. */
export async function unseal(name: string): Promise<unknown> {
  if (!canKeep()) return null;
  try {
    const [key, sealed] = [await get<CryptoKey>(keyName, store()), await get<Sealed>(name, store())];
    if (!key || !sealed) return null;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.text);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/** Nothing of it is left, the key first of all. */
export async function destroyVault(): Promise<void> {
  if (canKeep()) await clear(store()).catch(() => undefined);
}
