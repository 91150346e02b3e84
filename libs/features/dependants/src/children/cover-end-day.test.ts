import { expect, it } from 'vitest';
import { coverEndDay } from './cover-end-day';

it.each([
  { ends: '2037-03-04', says: '4 March 2037, the 22nd birthday', why: 'a child' },
  { ends: '2041-03-04', says: '4 March 2041, the 26th birthday', why: 'a student' },
  { ends: '2026-12-01', says: '1 December 2026', why: 'a removal that was approved' },
  { ends: null, says: null, why: 'a disabled child, without a limit' },
])('$why: $says', ({ ends, says }) => {
  expect(coverEndDay({ Date_Of_Birth: '2015-03-04', Cover_End_Date: ends })).toBe(says);
});
