import { expect, it } from 'vitest';
import { notificationSentences } from './notification-sentences';
import { notificationTypes } from '../wire-codes';

const words = {
  ...{ amount: 'R 236,00', premium: 'R 219,00', no: '7000010012', date: '01/12/2026' },
  ...{ name: 'Themba', reason: 'Insufficient funds' },
};

it.each(notificationTypes)('%s is a whole sentence short enough to be shown', (type) => {
  const { title, sentence } = notificationSentences[type];
  expect(title.length).toBeLessThanOrEqual(60);
  expect(sentence(words)).toMatch(/^[A-Z].{10,238}[.a-z]$/);
});

it('fills in what it is about', () => {
  expect(notificationSentences.PREMIUM_FAILED.sentence(words)).toBe(
    'Your debit order of R 236,00 was unsuccessful: Insufficient funds. Pay before 01/12/2026 to keep your cover.',
  );
});
