import { anIdNumber } from '@portal/domain/testing';
import { expect, it } from 'vitest';
import { idNumberFills, idNumberIsKnown } from './id-number-facts';

const today = '2026-11-20';
const number = anIdNumber({ born: '1990-01-15' });

it('a good ID number settles birth date and gender', () => {
  expect(idNumberFills(number, {}, today)).toEqual({
    Date_Of_Birth: '1990-01-15',
    Gender: expect.stringMatching(/MALE$/),
  });
  expect(idNumberIsKnown({ Id_Type: 'SA_ID', Id_Number: number }, today)).toBe(true);
});

it.each(['', number.slice(1), undefined])('%j settles nothing', (typed) => {
  expect(idNumberFills(typed, {}, today)).toEqual({});
  expect(idNumberIsKnown({ Id_Type: 'SA_ID', Id_Number: typed }, today)).toBe(false);
});

it('a number that was typed before somebody chose the passport settles nothing', () => {
  expect(idNumberIsKnown({ Id_Type: 'PASSPORT', Id_Number: number }, today)).toBe(false);
});
