import { maskIdNumber } from './id-number';

/** A text that somebody typed, as it may be kept and shown: an ID number or a long account number in it is masked. */
export const withoutNumbers = (typed: string): string => typed.replace(/\d{11,}/g, maskIdNumber);
