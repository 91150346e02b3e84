import { createHmac, timingSafeEqual } from 'node:crypto';

const mac = (secret: string, text: string | Uint8Array) => createHmac('sha256', secret).update(text).digest();

/** Lower-case hex HMAC-SHA256 over the text exactly as it is sent. */
export const sign = (secret: string, text: string | Uint8Array): string => mac(secret, text).toString('hex');

/** Whether a header carries that signature, in a time that tells nothing about it. */
export const isSigned = (secret: string, text: string | Uint8Array, signature: string | undefined): boolean =>
  /^[\da-f]{64}$/.test(signature ?? '') && timingSafeEqual(Buffer.from(signature ?? '', 'hex'), mac(secret, text));
