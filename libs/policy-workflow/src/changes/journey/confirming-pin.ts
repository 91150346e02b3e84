import { type OtpPurpose } from '@portal/contract';
import { type ReactNode } from 'react';

/** One PIN that confirms a change: what for, and the new number when it proves one. */
export interface ConfirmingPin {
  purpose: OtpPurpose;
  cellNumber?: string;
  /** The number that it goes to, in words, where a change needs two. */
  where?: string;
  /** The policy that it is about; the one on screen unless given. */
  policyNumber?: string;
  /** What sends it, where it is about no policy. */
  sender?: ReactNode;
}

/** The PINs of a change by the fields of its body. */
export type ConfirmingPins = Partial<Record<'otp' | 'cellNumberOtp', ConfirmingPin>>;
export type TypedPins = Partial<Record<keyof ConfirmingPins, string>>;
