import { maskIdNumber } from '@portal/domain';

/** A text that somebody typed, as the audit may keep it: an ID number or a long account number in it is masked. */
export const withoutNumbers = (typed: string): string => typed.replace(/\d{11,}/g, maskIdNumber);
