import { del, entries, get, set } from 'idb-keyval';
import { canKeep, keyName, knownKey, putBeside, store } from './store';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

async function keyOf(): Promise<CryptoKey> {
  const known = await knownKey();
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await set(keyName, key, store());
  return key;
}

async function sealed(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return { iv, text };
}

async function opens(key: CryptoKey, { iv, text }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, text)));
}

/** Keeps a value encrypted, under a key that no script can read out. Throws where the browser does not keep it. */
export async function seal(name: string, value: unknown): Promise<void> {
  await set(name, await sealed(await keyOf(), value), store());
}

/**
 * Keeps a value beside what is kept already; false where nothing is kept, and where the vault was destroyed meanwhile. Throws where the
 * browser does not keep it.
 */
export async function sealBeside(name: string, value: unknown): Promise<boolean> {
  const key = await knownKey();
  if (!key) return false;
  return putBeside(name, await sealed(key, value));
}

/** What was kept; null: nothing, or nothing that can be read any more. */
export async function unseal(name: string): Promise<unknown> {
  if (!canKeep()) return null;
  try {
    const [key, kept] = [await knownKey(), await get<Sealed>(name, store())];
    return key && kept ? await opens(key, kept) : null;
  } catch {
    return null;
  }
}

/** All that can be read of what is kept under names that begin so. */
export async function unsealAll(beginning: string): Promise<{ name: string; value: unknown }[]> {
  if (!canKeep()) return [];
  try {
    const key = await knownKey();
    if (!key) return [];
    const kept = (await entries<string, Sealed>(store())).filter(([name]) => name.startsWith(beginning));
    const read = kept.map(async ([name, one]) => ({ name, value: await opens(key, one).catch(() => null) }));
    return await Promise.all(read);
  } catch {
    return [];
  }
}

/** Forgets one thing that is kept. Throws where the browser does not. */
export const unkeep = (name: string): Promise<void> => del(name, store());
