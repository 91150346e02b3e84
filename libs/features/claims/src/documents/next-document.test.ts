import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/a-claim';
import { nextDocument } from './next-document';

const documents = [
  aDocument({ id: 'certificate', status: 'RECEIVED' }),
  aDocument({ id: 'marriage', helpAsked: true }),
  aDocument({ id: 'letter', neededFor: 'PAYMENT' }),
  aDocument({ id: 'notice' }),
];
const next = (askedId: string | null, all = documents) => {
  const found = nextDocument({ documents: all }, askedId);
  return found && `${found.document.id}, ${found.place}`;
};

describe('the document to send next', () => {
  it('is the first that the decision waits for, but for those that somebody needs help with', () => {
    expect(next(null)).toBe('notice, 3 of 4');
  });

  it('is the one that was asked for, also one that somebody needed help with', () => {
    expect(next('marriage')).toBe('marriage, 2 of 4');
  });

  it.each([
    ['certificate', 'is here already'],
    ['elsewhere', 'does not exist'],
  ])('is not the one called %s, which %s', (asked) => {
    expect(next(asked)).toBe('notice, 3 of 4');
  });

  it('stands alone where it is the only one', () => {
    expect(next(null, [aDocument({ id: 'certificate' })])).toBe('certificate, null');
  });

  it('counts on from one to the next, and not what is not needed', () => {
    const [first, second, waived] = [
      aDocument({ id: 'first' }),
      aDocument({ id: 'second' }),
      aDocument({ id: 'study', status: 'WAIVED' }),
    ];
    expect(next(null, [first, second, waived])).toBe('first, 1 of 2');
    expect(next(null, [{ ...first, status: 'RECEIVED' }, second, waived])).toBe('second, 2 of 2');
  });

  it('is none when nothing is missing, and when somebody needs help with all of them', () => {
    expect(next(null, [aDocument({ status: 'ACCEPTED' })])).toBeNull();
    expect(next(null, [aDocument({ helpAsked: true })])).toBeNull();
  });
});
