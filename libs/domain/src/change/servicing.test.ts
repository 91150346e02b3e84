import { expect, it } from 'vitest';
import { checkCallerQuestions, needsCaller } from './servicing';

it('takes a caller who answered three questions, one of them about the identity document', () => {
  expect(checkCallerQuestions(['ID_NUMBER', 'CELL_NUMBER', 'PREMIUM'])).toMatchObject({ success: true });
  expect(checkCallerQuestions(['POSTAL_CODE', 'DATE_OF_BIRTH', 'BENEFICIARY'])).toMatchObject({ success: true });
});

it.each([
  { asked: [], message: 'Ask the caller at least 3 questions' },
  { asked: ['ID_NUMBER', 'DATE_OF_BIRTH'], message: 'Ask the caller at least 3 questions' },
  { asked: ['ID_NUMBER', 'ID_NUMBER', 'ID_NUMBER'], message: 'Ask the caller at least 3 questions' },
  { asked: ['CELL_NUMBER', 'PREMIUM', 'POSTAL_CODE'], message: 'Ask for the ID number or the date of birth' },
] as const)('$asked: $message', ({ asked, message }) => {
  expect(checkCallerQuestions(asked)).toMatchObject({ success: false, message });
});

it('asks for a caller only where there is one', () => {
  expect(needsCaller('CALL')).toBe(true);
  expect(needsCaller('BRANCH')).toBe(true);
  expect(needsCaller('CLAIM')).toBe(false);
});
