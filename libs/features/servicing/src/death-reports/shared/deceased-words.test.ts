import { describe, expect, it } from 'vitest';
import { foundWords, knownBy, nameOfDeceased } from './deceased-words';

const nobody = {
  Id_Number: null,
  Passport_Number: null,
  Policy_Number: null,
  First_Name: null,
  Surname: null,
  Date_Of_Birth: null,
};
const onPolicy = (policyNumber: string) => ({ policyNumber, lifeKind: 'MAIN_MEMBER', isLinked: false }) as const;

it.each([
  { names: { First_Name: 'Sipho', Surname: 'Dlamini' }, says: 'Sipho Dlamini' },
  { names: { First_Name: null, Surname: 'Dlamini' }, says: 'Dlamini' },
  { names: { First_Name: null, Surname: null }, says: 'Name not given' },
])('who died is called $says', ({ names, says }) => {
  expect(nameOfDeceased(names)).toBe(says);
});

it.each([
  { told: { Id_Number: '*********0088', Date_Of_Birth: '1950-03-02' }, says: 'ID *********0088' },
  { told: { Passport_Number: '*****567' }, says: 'Passport *****567' },
  { told: { Policy_Number: '7000010012' }, says: 'Policy 7000010012' },
  { told: { Date_Of_Birth: '1950-03-02' }, says: 'Born on 2 March 1950' },
  { told: {}, says: 'No number' },
])('and is known by $says', ({ told, says }) => {
  expect(knownBy({ ...nobody, ...told })).toBe(says);
});

describe('where the person was found', () => {
  it.each([
    { found: [onPolicy('7000010012')], status: 'UNLINKED', says: 'Main member on 7000010012' },
    { found: [onPolicy('7000010012'), onPolicy('7000010046')], status: 'LINKED', says: 'On 2 policies' },
    { found: [], status: 'UNLINKED', says: 'Nobody fits for certain' },
    { found: [], status: 'RECEIVED', says: 'Being looked up' },
    { found: [], status: 'RECEIVED', isLeftToStaff: true, says: 'Not looked up' },
    { found: [], status: 'NO_MATCH', says: null },
  ] as const)('$says', ({ found, says, ...report }) => {
    expect(foundWords({ isLeftToStaff: false, ...report, found: [...found] })).toBe(says);
  });
});
