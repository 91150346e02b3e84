import { type KeptCopy } from '../own-phone/kept-copy';

const covered = {
  tone: 'green',
  isOutlined: false,
  sentence: 'Covered, whatever the cause',
  amount: 'R 30 000',
  bar: { now: 1, waiting: 0, limit: 0 },
  to: '/dependants',
} as const;

/** What a phone kept on 14 November 2026 at 16:02 of a couple. */
export const aCopy = (more: Partial<KeptCopy> = {}): KeptCopy => ({
  at: '2026-11-14T14:02:00.000Z',
  userId: 'somebody',
  policyNumber: '7000010012',
  cover: {
    headline: 'Today, 14 November 2026: both of you are covered.',
    headlineLater: 'On 14 November 2026: both of you were covered.',
    people: [
      { id: '1', name: 'Thandi Nkosi', who: 'You, 41', ...covered },
      { id: '2', name: 'Sipho Nkosi', who: 'Spouse, 44', ...covered },
    ],
    next: null,
  },
  ...more,
});
