import { expect, it } from 'vitest';
import { notificationSentences } from './notification-sentences';
import { notificationTypes } from '../wire-codes';

const words = {
  amount: 'R 236',
  premium: 'R 219',
  no: '7000010012',
  date: '1 December 2026',
  name: 'Themba',
  reason: 'Insufficient funds',
  since: '1 November 2026',
};

it.each(notificationTypes)('%s is a whole sentence short enough to be shown', (type) => {
  const { title, sentence } = notificationSentences[type];
  expect(title.length).toBeLessThanOrEqual(60);
  expect(sentence(words)).toMatch(/^[A-Z].{10,238}[.a-z]$/);
});

it('says of an unpaid premium that it is unpaid, since when, until when cover lasts and how to pay', () => {
  expect(notificationSentences.PREMIUM_UNPAID_NOTICE.sentence(words)).toBe(
    'Your premium is not paid: R 236 for policy 7000010012, since 1 November 2026. You stay covered until 1 December 2026. ' +
      'After that cover ends. Pay now or call 086 000 7580.',
  );
});

it('fills in what it is about', () => {
  expect(notificationSentences.PREMIUM_FAILED.sentence(words)).toBe(
    'Your debit order of R 236 was unsuccessful: Insufficient funds. Pay before 1 December 2026 to keep your cover.',
  );
});
