import { describe, expect, it } from 'vitest';
import { valuesToCorrect } from './values-to-correct';

const change = (field: string, changed: boolean) => ({ field, label: field, current: null, proposed: 'x', changed });

describe('what a form is filled in with when a request is sent again', () => {
  it('is all that was typed of somebody new, without what is written by the service or confirmed anew', () => {
    const values = valuesToCorrect({
      actionType: 'ADD_CHILD',
      proposedValue: { id: 'a', Version: 1, First_Name: 'Amahle', Title: null, Guardian_Declaration: true },
      changes: [change('First_Name', true)],
    });
    expect(values).toEqual({ First_Name: 'Amahle' });
  });

  it('is only what was to change of somebody on the policy, who may have changed since', () => {
    const values = valuesToCorrect({
      actionType: 'UPDATE_CHILD',
      proposedValue: { id: 'a', Version: 4, First_Name: 'Amahle', Surname: 'Tau' },
      changes: [change('First_Name', false), change('Surname', true)],
    });
    expect(values).toEqual({ Surname: 'Tau' });
  });

  it('is nothing for a removal', () => {
    expect(valuesToCorrect({ actionType: 'DELETE_CHILD', proposedValue: null, changes: [] })).toEqual({});
  });
});
