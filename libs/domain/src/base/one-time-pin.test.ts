import { describe, expect, it } from 'vitest';
import { pinLength, pinLengthUnderBrake, pinPattern, pinSentences } from './one-time-pin';

describe('a one-time PIN', () => {
  it.each(Array.from({ length: 12 }, (_, length) => length))('of %i digits', (length) => {
    expect(pinPattern.test('0'.repeat(length))).toBe(length === pinLength || length === pinLengthUnderBrake);
  });

  it('is digits and nothing else', () => {
    expect(pinPattern.test('12345a')).toBe(false);
    expect(pinPattern.test(' 123456')).toBe(false);
  });

  it('is refused with its lengths', () => {
    expect(pinSentences.wrong).toBe('The one-time PIN must be 6 or 8 digits');
  });
});
