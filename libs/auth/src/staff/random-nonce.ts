/** 128 bits that nobody can guess. `crypto.randomUUID` exists on secure addresses only. */
export const randomNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
