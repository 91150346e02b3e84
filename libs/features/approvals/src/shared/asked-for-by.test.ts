import { expect, it } from 'vitest';
import { isOfDeath, requesterInWords } from './asked-for-by';

it.each([
  [{ id: 'staff', name: 'Naledi Dlamini', role: 'consultant' as const }, 'Naledi Dlamini (Consultant)'],
  [{ id: 'system', name: 'The register of deaths', role: 'system' as const }, 'The register of deaths'],
])('%j asked for it: %s', (requester, words) => {
  expect(requesterInWords(requester)).toBe(words);
});

it('what is undone after a death nobody asked for', () => {
  expect(isOfDeath({ actionType: 'UNDO_AFTER_DEATH' })).toBe(true);
  expect(isOfDeath({ actionType: 'CONTINUE_POLICY' })).toBe(false);
});
