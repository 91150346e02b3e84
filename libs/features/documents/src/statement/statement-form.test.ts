import { expect, it } from 'vitest';
import * as v from 'valibot';
import { StatementAnswersSchema } from './statement-form';

const own = { period: 'OWN_DATES', from: '2026-01-01', to: '2026-01-31' };

it.each([
  { answers: own, refuses: [] },
  { answers: { ...own, to: own.from }, refuses: [] },
  { answers: { period: 'THIS_TAX_YEAR', from: null, to: null }, refuses: [] },
  {
    answers: { ...own, from: '', to: '' },
    refuses: ['Enter the first day', 'Enter the last day'],
  },
  { answers: { ...own, to: '2025-12-31' }, refuses: ['The last day may not be before the first day'] },
  { answers: { ...own, to: '2026-02-30' }, refuses: ['The last day must be a real date'] },
  { answers: { ...own, period: '' }, refuses: ['Choose a period'] },
])('$answers refuses $refuses', ({ answers, refuses }) => {
  const { issues = [] } = v.safeParse(StatementAnswersSchema, answers);
  expect(issues.map(({ message }) => message)).toEqual(refuses);
});
