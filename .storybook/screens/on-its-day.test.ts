import { expect, it } from 'vitest';
import { onItsDay } from './on-its-day';

const find = onItsDay('{"today":"2026-11-20"}');

it('a story finds a scenario on its own day, and may change what it found', () => {
  Object.assign(find(), { today: '2027-01-01' });
  expect(find()).toEqual({ today: '2026-11-20' });
});

it('a story that asks for a scenario on another day is told how a later one is chosen', () => {
  expect(() => find('2027-01-01')).toThrow('`clock` chooses a later one');
});
