import * as v from 'valibot';
import { optionalCell } from '../fields/phone';
import { otpPurposes } from '../wire-codes';

/** Purposes a signed-in customer may ask a PIN for; signing in has a call of its own. */
const stepUpPurposes = /* @__PURE__ */ otpPurposes.filter((purpose) => purpose !== 'LOGIN');

/**
 * Where the PIN goes and what it is for: to a new number that is to be proved, or, without one, to the number on
 * record (docs/domain/conduct.md#r8-3).
 */
export const OtpQuerySchema = v.object({
  /** A new number that is to be proved; left out, the PIN goes to the number on record. */
  cellNumber: optionalCell.written,
  /** The change that the PIN is for; it confirms no other. */
  purpose: v.picklist(stepUpPurposes, 'Say what the PIN is for'),
});
