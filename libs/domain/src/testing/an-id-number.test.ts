import { expect, it } from 'vitest';
import vectors from '../../data/id-number-vectors.json';
import { anIdNumber } from './an-id-number';

it('builds the published numbers', () => {
  expect(anIdNumber({ born: '1990-01-15' })).toBe(vectors.valid[0]?.number);
  expect(anIdNumber({ born: '1985-06-30', gender: 'MALE', sequence: 1 })).toBe(vectors.valid[1]?.number);
  expect(anIdNumber({ born: '1999-12-31', citizenship: 'PERMANENT_RESIDENT', sequence: 6 })).toBe(
    vectors.valid[7]?.number,
  );
});

it('keeps to sequences that belong to nobody', () => {
  expect(() => anIdNumber({ born: '1990-01-15', sequence: 10 })).toThrow(RangeError);
  expect(() => anIdNumber({ born: '1990-01-15', sequence: -1 })).toThrow(RangeError);
});
