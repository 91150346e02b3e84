import { expect, it } from 'vitest';
import { unclaimedWords } from './unclaimed-words';

const traced = {
  tracedBy: 'Naledi Khumalo',
  tracedAt: '2026-11-19T22:30:00.000Z',
  note: 'Her number is not in use.',
  isTraceDue: false,
};

it.each([
  [{ tracedBy: null, tracedAt: null, note: null, isTraceDue: true }, 'Unclaimed: look for whoever is paid'],
  [traced, 'Last looked for on 20 Nov 2026 by Naledi Khumalo: Her number is not in use.'],
  [
    { ...traced, isTraceDue: true },
    'Look for them again. Last looked for on 20 Nov 2026 by Naledi Khumalo: Her number is not in use.',
  ],
])('%j: %s', (unclaimed, words) => {
  expect(unclaimedWords(unclaimed)).toBe(words);
});
