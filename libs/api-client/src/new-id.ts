import { uuidOf } from '@portal/domain';

/** A fresh random UUID, for a request or for one intention of a person. Works on any address, secure or not. */
export const newId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)));
