import { type CallerQuestion } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { expect, test } from 'vitest';
import { anybody, aPolicy } from '../../../testing/a-policy';
import { wrongAnswers } from './wrong-answers';

const idNumber = anIdNumber({ born: '1985-06-30' });
const { MainMember } = aPolicy();
const member = {
  ...MainMember,
  Id_Number: idNumber,
  Cell_Number: '27821234567',
  PhysicalAddress: { ...MainMember.PhysicalAddress, Postal_Code: '0081' },
};
const policy = aPolicy({
  Monthly_Premium: 1234.5,
  MainMember: member,
  Beneficiaries: [
    anybody<'Beneficiaries'>({ Surname: 'Müller', Beneficiary_Status: 'ACTIVE' }),
    anybody<'Beneficiaries'>({ Surname: 'van der Merwe', Beneficiary_Status: 'ACTIVE' }),
    anybody<'Beneficiaries'>({ Surname: 'Removed', Beneficiary_Status: 'REMOVED' }),
  ],
});

const isRight = (question: CallerQuestion, answer: string, of = policy) =>
  wrongAnswers(of, [{ question, answer }]).length === 0;

test.each<[CallerQuestion, string]>([
  ['ID_NUMBER', idNumber],
  ['ID_NUMBER', `${idNumber.slice(0, 6)} ${idNumber.slice(6, 10)} ${idNumber.slice(10)}`],
  ['DATE_OF_BIRTH', '30/06/1985'],
  ['DATE_OF_BIRTH', '30-6-1985'],
  ['DATE_OF_BIRTH', '1985-06-30'],
  ['CELL_NUMBER', '082 123 4567'],
  ['CELL_NUMBER', '+27 (0)82 123-4567'],
  ['CELL_NUMBER', '27821234567'],
  ['POSTAL_CODE', '0081'],
  ['PREMIUM', 'R 1 234,50'],
  ['PREMIUM', '1234.5'],
  ['BENEFICIARY', 'muller'],
  ['BENEFICIARY', 'MÜLLER'],
  ['BENEFICIARY', 'Van der  Merwe'],
])('%s is answered rightly by "%s"', (question, answer) => {
  expect(isRight(question, answer)).toBe(true);
});

test.each<[CallerQuestion, string]>([
  ['ID_NUMBER', anIdNumber({ born: '1985-06-30', gender: 'MALE' })],
  ['ID_NUMBER', idNumber.slice(0, 12)],
  ['ID_NUMBER', `x${idNumber}`],
  ['DATE_OF_BIRTH', '06/30/1985'],
  ['DATE_OF_BIRTH', '1985'],
  ['CELL_NUMBER', '082 123 4568'],
  ['CELL_NUMBER', 'none'],
  ['POSTAL_CODE', '81'],
  ['PREMIUM', '1234'],
  ['PREMIUM', '-1234.50'],
  ['PREMIUM', 'about 1234.50'],
  ['BENEFICIARY', 'Mull'],
  ['BENEFICIARY', 'removed'],
])('%s is not answered by "%s"', (question, answer) => {
  expect(isRight(question, answer)).toBe(false);
});

test('what is not on record cannot be answered rightly', () => {
  const bare = { ...policy, Beneficiaries: [], MainMember: { ...member, Id_Number: null, Cell_Number: '' } };
  for (const answer of ['null', 'undefined', '', '-', ' ']) {
    for (const question of ['ID_NUMBER', 'CELL_NUMBER', 'BENEFICIARY'] as const) {
      expect(isRight(question, answer, bare), `${question} ${answer}`).toBe(false);
    }
  }
});

test('whoever has a passport in the place of an ID number names its number', () => {
  const traveller = { ...policy, MainMember: { ...member, Id_Number: null, Passport_Number: 'AB1234567' } };
  expect(isRight('ID_NUMBER', 'ab 1234567', traveller)).toBe(true);
  expect(isRight('ID_NUMBER', idNumber, traveller)).toBe(false);
});

test('every answer that is wrong is named, in the order of the answers', () => {
  const answers = [
    { question: 'PREMIUM', answer: '1' },
    { question: 'ID_NUMBER', answer: idNumber },
    { question: 'BENEFICIARY', answer: 'nobody' },
  ] as const;
  expect(wrongAnswers(policy, [...answers])).toEqual(['PREMIUM', 'BENEFICIARY']);
});
