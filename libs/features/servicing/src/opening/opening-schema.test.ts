import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { openingBody, OpeningSchema } from './opening-schema';

const three = { ID_NUMBER: ' 8503145009086 ', PREMIUM: '288', POSTAL_CODE: '1804' };

describe('what is sent', () => {
  it('are the answers that were typed, in the order of the questions, and no note', () => {
    expect(openingBody({ reason: 'CALL', ...three, BENEFICIARY: '  ', note: 'typed before' })).toEqual({
      reason: 'CALL',
      note: null,
      answers: [
        { question: 'ID_NUMBER', answer: '8503145009086' },
        { question: 'POSTAL_CODE', answer: '1804' },
        { question: 'PREMIUM', answer: '288' },
      ],
    });
  });

  it('is the note where nobody calls, and no answer', () => {
    expect(openingBody({ reason: 'CLAIM', ...three, note: 'CL 771' })).toEqual({
      reason: 'CLAIM',
      note: 'CL 771',
      answers: [],
    });
  });
});

describe('what is refused before it is sent, beside its field', () => {
  const issuesOf = (typed: object) =>
    (v.safeParse(OpeningSchema, typed).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

  it.each([
    { typed: {}, says: [['reason', 'Choose why you open this policy']] },
    { typed: { reason: 'CALL', PREMIUM: '288' }, says: [['ID_NUMBER', 'Ask the caller at least 3 questions']] },
    {
      typed: { reason: 'BRANCH', PREMIUM: '288', POSTAL_CODE: '1804', BENEFICIARY: 'Nkosi' },
      says: [['ID_NUMBER', 'Ask for the ID number or the date of birth']],
    },
    {
      typed: { reason: 'CALL', ...three, POSTAL_CODE: 'x'.repeat(101) },
      says: [['POSTAL_CODE', 'Enter at most 100 characters']],
    },
    {
      typed: { reason: 'COMPLAINT', note: 'why' },
      says: [['note', 'Say in a few words what you need the policy for']],
    },
    { typed: { reason: 'CALL', ...three }, says: [] },
    { typed: { reason: 'COMPLAINT', note: 'Letter of May' }, says: [] },
  ])('$says', ({ typed, says }) => {
    expect(issuesOf(typed)).toEqual(says);
  });
});
