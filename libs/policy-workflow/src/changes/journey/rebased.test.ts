import { describe, expect, it } from 'vitest';
import { isOutdatedBy, rebased, type Prepared } from './rebased';

const before = { id: 's', Version: 1, Surname: 'Nkosi', Cell_Number: null, Quote_Id: null };
const prepared: Prepared = {
  output: { Surname: 'Nkosi', Cell_Number: '27821234567', Quote_Id: 'old' },
  changed: { Cell_Number: '27821234567', Quote_Id: 'old' },
  body: {},
  values: { ...before, Cell_Number: '27821234567', Document: 'certificate' },
  idempotencyKey: 'key',
};

describe('answers that are rebased', () => {
  const now = { ...before, Version: 2, Surname: 'Mbeki', Cell_Number: '27830000000' };
  const anew = rebased(prepared, { before, now, given: { Quote_Id: 'new' } });

  it('show what somebody else changed, and keep what was typed here', () => {
    expect(anew.values).toMatchObject({
      Surname: 'Mbeki',
      Version: 2,
      Cell_Number: '27821234567',
      Document: 'certificate',
    });
    expect(anew.output).toMatchObject({ Surname: 'Mbeki', Cell_Number: '27821234567' });
  });

  it('send only what was typed here, with what the screen gives now', () => {
    expect(anew.changed).toEqual({ Cell_Number: '27821234567', Quote_Id: 'new' });
    expect(anew.output).toMatchObject({ Quote_Id: 'new' });
    expect(anew.idempotencyKey).toBe('key');
  });

  it('do not gain what was not to be sent', () => {
    const { changed } = rebased({ ...prepared, changed: {} }, { before, now, given: { Quote_Id: 'new' } });
    expect(changed).toEqual({});
  });
});

it.each([
  ['STALE_VERSION', true],
  ['QUOTE_EXPIRED', true],
  ['DUPLICATE', false],
])('%s makes them anew: %s', (code, isSo) => {
  expect(isOutdatedBy(code)).toBe(isSo);
});
