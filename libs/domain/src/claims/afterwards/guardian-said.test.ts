import { expect, it } from 'vitest';
import { checkGuardianSaid } from './guardian-said';

const seen = { idNumber: '7005050014081', dateOfBirth: '1970-05-05' };
const passport = { idNumber: null, dateOfBirth: '1970-05-05' };

it.each([
  { who: 'the ID number that staff saw', of: seen, Id_Number: '7005050014081', Date_Of_Birth: '1970-05-05', wrong: [] },
  { who: 'another ID number', of: seen, Id_Number: '7005050015088', Date_Of_Birth: '1970-05-05', wrong: ['Id_Number'] },
  { who: 'a passport instead of it', of: seen, Id_Number: null, Date_Of_Birth: '1970-05-05', wrong: ['Id_Number'] },
  { who: 'the birth date on the passport', of: passport, Id_Number: null, Date_Of_Birth: '1970-05-05', wrong: [] },
  { who: 'another one', of: passport, Id_Number: null, Date_Of_Birth: '1971-05-05', wrong: ['Date_Of_Birth'] },
])('a guardian who says $who is refused at: $wrong', ({ of, Id_Number, Date_Of_Birth, wrong }) => {
  expect(checkGuardianSaid(of, { Id_Number, Date_Of_Birth }).map(({ field }) => field)).toEqual(wrong);
});
