import * as v from 'valibot';

export const otpSentences = {
  required: 'Enter the one-time PIN',
  wrong: 'The one-time PIN must be 6 or 8 digits',
} as const;

/** Six digits; eight while the service brakes a wave of guesses. Leading zeros count, so it is text. */
export const otpPattern = /^\d{6}(\d{2})?$/;

export const requiredOtp = v.pipe(
  v.string(otpSentences.required),
  v.trim(),
  v.nonEmpty(otpSentences.required),
  v.regex(otpPattern, otpSentences.wrong),
);
