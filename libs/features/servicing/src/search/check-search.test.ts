import { anIdNumber } from '@portal/domain/testing';
import { expect, it } from 'vitest';
import { checkSearch } from './check-search';

it.each(['7000010012', ' 7000010012 ', anIdNumber({ born: '1985-03-14' }), '082 123 4567', 'Nkosi', 'Thandi Nk', 'Ng'])(
  '"%s" can be looked for',
  (typed) => {
    expect(checkSearch(typed)).toEqual({ success: true, value: typed.trim() });
  },
);

it.each([
  { typed: '', says: 'Enter a policy number, ID number, cellphone number or name' },
  { typed: '   ', says: 'Enter a policy number, ID number, cellphone number or name' },
  { typed: 'N', says: 'Enter at least 2 characters' },
  { typed: '70', says: /^Enter a whole policy number, / },
  { typed: '8503', says: /^Enter a whole policy number, / },
  { typed: 'x'.repeat(101), says: 'Enter at most 100 characters' },
])('"$typed" cannot: $says', ({ typed, says }) => {
  const checked = checkSearch(typed);
  expect(checked.success ? '' : checked.message).toMatch(says);
});
