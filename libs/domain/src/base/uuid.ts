const bytesNeeded = 16;

/**
 * A random identifier (UUID version 4) of 16 random bytes: `3f0cb2f0-7a55-4a55-9a55-6a5500000001`.
 *
 * The bytes come from outside, as in `uuidOf(crypto.getRandomValues(new Uint8Array(16)))`: `crypto.randomUUID` exists on
 * secure addresses only, and a portal that is tried over plain HTTP has to work too. Throws a RangeError for fewer bytes.
 */
export function uuidOf(bytes: Uint8Array): string {
  if (bytes.length < bytesNeeded) throw new RangeError(`A UUID takes ${bytesNeeded} random bytes`);
  const digits = Array.from(bytes.subarray(0, bytesNeeded), (byte, at) => {
    const version = at === 6 ? (byte & 0x0f) | 0x40 : byte;
    const marked = at === 8 ? (byte & 0x3f) | 0x80 : version;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
