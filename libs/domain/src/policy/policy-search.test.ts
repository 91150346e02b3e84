import { expect, it } from 'vitest';
import { anIdNumber } from '../testing';
import { searchTerms } from './policy-search';

const idNumber = anIdNumber({ born: '1980-01-01' });

it.each([
  { typed: '7000010012', terms: { policyNumber: '7000010012' } },
  { typed: ' 7000 0100 12 ', terms: { policyNumber: '7000010012' } },
  { typed: idNumber, terms: { policyNumber: idNumber, idNumber } },
  { typed: '082 123 4567', terms: { policyNumber: '0821234567', cellNumber: '27821234567' } },
  { typed: '+27 (82) 123-4567', terms: { cellNumber: '27821234567' } },
  { typed: 'Mokoena', terms: { name: 'mokoena' } },
  { typed: 'Mokoena,  Thabo', terms: { name: 'mokoena thabo' } },
  { typed: 'Zoë van der Merwe', terms: { name: 'zoe van der merwe' } },
  { typed: "o'brien", terms: { name: "o'brien" } },
  { typed: 'abc1234567', terms: { policyNumber: 'ABC1234567' } },
  { typed: 'x', terms: {} },
  { typed: '123', terms: {} },
  { typed: '%', terms: {} },
  { typed: '', terms: {} },
])('"$typed"', ({ typed, terms }) => {
  expect(searchTerms(typed)).toEqual(terms);
});
