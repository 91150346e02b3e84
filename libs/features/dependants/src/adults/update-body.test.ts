import { describe, expect, it } from 'vitest';
import { changesOf, whyNothing } from './update-body';

it('an update says nothing of the declaration that was made when somebody joined', () => {
  expect(changesOf({ Surname: 'Nkosi', Is_Alive_Declaration: true })).toEqual({ Surname: 'Nkosi' });
});

describe('there is nothing to send', () => {
  it.each([{}, { Is_Alive_Declaration: true }, { Documents: ['document'] }, { Quote_Id: 'q' }])(
    'with %o alone',
    (changed) => {
      expect(whyNothing(changed)).toBe('You have not changed anything');
    },
  );

  it('no longer, once a detail has changed', () => {
    expect(whyNothing({ Email_Address: null, Documents: [] })).toBeNull();
  });
});
