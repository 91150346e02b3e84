/** Digits; the longer one while the service brakes a wave of guesses. Source: docs/reliability.md#constants. */
export const pinLength = 6;
export const pinLengthUnderBrake = 8;
export const pinLifeMinutes = 5;
export const pinLockMinutes = 15;

/** Leading zeros count, so it is text. */
export const pinPattern = /^\d{6}(\d{2})?$/;

export const pinLengthInWords = `${pinLength} or ${pinLengthUnderBrake} digits`;

export const pinSentences = {
  required: 'Enter the one-time PIN',
  wrong: `The one-time PIN must be ${pinLengthInWords}`,
} as const;
