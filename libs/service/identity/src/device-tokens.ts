import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64Url, toBase64Url } from './base64url';
import { keyedHash, sameBytes } from './keyed-hash';

/** What a device shows so that its PINs are its own. It opens nothing: whoever has it still needs a PIN. */
export interface DeviceTokens {
  make(device: string): string;
  /** The device of a token of this service; null for anything else. */
  read(token: string): string | null;
}

/** Tokens are `device.HMAC-SHA256`: the device is a random id, so a token tells nothing about anybody. */
export function createDeviceTokens(secret: string): DeviceTokens {
  const hash = keyedHash(secret, 'devices');
  return {
    make: (device) => `${device}.${toBase64Url(hash(utf8ToBytes(device)))}`,
    read: (token) => {
      const [device = '', mark = '', ...more] = token.slice(0, 200).split('.');
      const given = fromBase64Url(mark);
      if (more.length > 0 || given === null) return null;
      return sameBytes(given, hash(utf8ToBytes(device))) ? device : null;
    },
  };
}
