import { type PinPurpose } from './pin-subject';

/**
 * What a PIN is kept under: its purpose, and the number it went to when it proves a new one. A PIN sent to one number
 * proves no other, and none of them stands in for the PIN that went to the number on record.
 */
export const boundPurpose = (purpose: PinPurpose, cellNumber?: string): string =>
  cellNumber === undefined ? purpose : `${purpose} ${cellNumber}`;
