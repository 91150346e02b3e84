import * as v from 'valibot';
import { documented } from './documented';
import { givenOrNull } from './given';

export const otpSentences = {
  required: 'Enter the one-time PIN',
  wrong: 'The one-time PIN must be 6 or 8 digits',
} as const;

/** Six digits; eight while the service brakes a wave of guesses. Leading zeros count, so it is text. */
const otpPattern = /^\d{6}(\d{2})?$/;

export const requiredOtp = v.pipe(
  v.string(otpSentences.required),
  v.trim(),
  v.nonEmpty(otpSentences.required),
  v.regex(otpPattern, otpSentences.wrong),
);

/** For bodies where only some callers confirm with a PIN; the service asks for it when it must be there. */
export const optionalOtp = v.pipe(
  givenOrNull(),
  documented({ pattern: otpPattern.source }),
  v.transform((otp) => otp?.trim() || null),
  v.nullable(v.pipe(v.string(), v.regex(otpPattern, otpSentences.wrong))),
);
