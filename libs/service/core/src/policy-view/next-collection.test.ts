import { addDays, nextActionDate } from '@portal/domain';
import { expect, it } from 'vitest';
import { nextCollection } from './next-collection';

it('gives what the rule gives, the first time and again, for many days', () => {
  for (let day = 0; day < 60; day += 1) {
    const today = addDays('2026-11-20', day);
    for (const debitDay of [1, 15, 26, 30, 1, 26]) {
      expect(nextCollection(debitDay, today)).toBe(nextActionDate(debitDay, today));
    }
  }
});
