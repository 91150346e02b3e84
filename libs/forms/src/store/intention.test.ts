import { expect, it } from 'vitest';
import { newIntentionKey } from './intention';

it('a key is 128 bits of chance, in letters that a header takes', () => {
  expect(newIntentionKey((bytes) => bytes.fill(10))).toBe('0a'.repeat(16));
  expect(newIntentionKey()).not.toBe(newIntentionKey());
});
