import { type NumberPurpose, type OtpPurpose } from '@portal/contract';

/** What a PIN may be for: something on a policy, or to prove a number. */
export type PinPurpose = OtpPurpose | NumberPurpose;

const mark = 'number ';

/**
 * Under what the PINs of a number are kept that is proved without any policy, in the place of a policy number. No policy number has a space,
 * so nobody can sign in with it, and what is asked for at sign-in counts for nobody here.
 */
export const provedNumber = (cellNumber: string): string => mark + cellNumber;

/** The policy number that PINs are kept under; null where they prove a number. */
export const policyOfPins = (subject: string): string | null => (subject.startsWith(mark) ? null : subject);
