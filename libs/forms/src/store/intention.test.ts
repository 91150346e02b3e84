import { expect, it } from 'vitest';
import { intentions, newIntentionKey } from './intention';

it('a key is 128 bits of chance, in letters that a header takes', () => {
  expect(newIntentionKey((bytes) => bytes.fill(10))).toBe('0a'.repeat(16));
  expect(newIntentionKey()).not.toBe(newIntentionKey());
});

it.each([
  { answer: { status: 503 }, says: 'nothing usable came back', isSame: true },
  { answer: { status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' }, says: 'the service is still at it', isSame: true },
  { answer: { status: 409, code: 'STALE_VERSION' }, says: 'it was refused', isSame: false },
])('the same body again, after $says, has the same key: $isSame', ({ answer, isSame }) => {
  let made = 0;
  const { keyFor, answered } = intentions(() => `key-${++made}`);
  const first = keyFor({ Surname: 'Nkosi' });
  answered({ success: false, message: 'No', ...answer });
  expect(keyFor({ Surname: 'Nkosi' }) === first).toBe(isSame);
});
