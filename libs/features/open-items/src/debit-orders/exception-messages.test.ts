import { type DebitException } from '@portal/contract';
import { expect, it } from 'vitest';
import { closedWords, heldWords } from './exception-messages';

const about = (reason: DebitException['reason']) => ({ reason }) as DebitException;

it('says until when the policyholder is covered where they were asked for another way to pay', () => {
  const closed = { decision: 'HOLDER_LIVES', isAsked: true, coveredUntil: '2027-02-04' } as const;
  expect(closedWords(about('HOLDER_MAY_HAVE_DIED'), closed)).toBe(
    'Noted. The policyholder is asked for another way to pay. They are covered until 4 February 2027.',
  );
  expect(closedWords(about('HOLDER_MAY_HAVE_DIED'), { ...closed, isAsked: false })).toMatch(/Nothing holds/);
});

it('promises nothing where the bank still has to answer', () => {
  const closed = { decision: 'SETTLED', isAsked: false, coveredUntil: null } as const;
  expect(closedWords(about('NO_ANSWER'), closed)).toMatch(/asked again on every business day/);
  expect(heldWords('CALL_THE_PAYER')).toBe('Nothing');
  expect(heldWords('PAYOUTS_DIFFER')).toBe('No claim is paid');
});
