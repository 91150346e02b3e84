import { expect, it } from 'vitest';
import { livesLeft } from './lives-left';
import { toldOfUndoing } from './told-of-undoing';

const life = (id: string, First_Name: string, Date_Of_Birth: string, Cell_Number: string | null = null) => ({
  id,
  First_Name,
  Surname: 'Nkosi',
  Date_Of_Birth,
  Life_Status: 'ACTIVE',
  Cell_Number,
});
const named = (Cell_Number: string | null, Beneficiary_Status: 'ACTIVE' | 'REMOVED' = 'ACTIVE') => ({
  Cell_Number,
  Beneficiary_Status,
});
const on = '2026-11-20';

it('that changes were undone is told to everybody who is paid and to every adult who stays covered, once', () => {
  const left = livesLeft(
    {
      Spouse: life('sipho', 'Sipho', '1975-05-05', '27831234567'),
      Children: [{ ...life('anele', 'Anele', '2015-01-01', '27830000009'), Is_Student: false, Is_Disabled: false }],
      ExtendedMembers: [{ ...life('grace', 'Grace', '1950-01-01'), Cover_Amount: 10_000, Monthly_Premium: 87 }],
    } as Parameters<typeof livesLeft>[0],
    { deceasedId: 'thandi', on },
  );
  const Beneficiaries = [named('27831234567'), named('27840000000'), named('27850000000', 'REMOVED'), named(null)];
  expect(toldOfUndoing({ left, Beneficiaries, on })).toEqual({
    numbers: ['27831234567', '27840000000'],
    letterTo: 'Grace Nkosi',
  });
});
