import { expect, it } from 'vitest';
import {
  asksForAnotherWayToPay,
  debitExceptionReasons,
  decisionsAbout,
  heldByException,
  isForAdministrators,
  keepsFromLapsing,
} from './debit-exceptions';

it('an account holder who may have died holds the lapse; a bank that has not answered holds grace too; nothing else holds anything', () => {
  const held = debitExceptionReasons.map((reason) => [reason, heldByException(reason)]);
  expect(Object.fromEntries(held.filter(([, what]) => what !== null))).toEqual({
    HOLDER_MAY_HAVE_DIED: 'LAPSE',
    REFUSED_BY_BANK: 'GRACE_AND_LAPSE',
    NO_ANSWER: 'GRACE_AND_LAPSE',
  });
});

it('only a main member who died keeps the policy from lapsing afterwards, and then nobody is asked to pay', () => {
  const found = decisionsAbout('HOLDER_MAY_HAVE_DIED');
  expect(found.filter(keepsFromLapsing)).toEqual(['MAIN_MEMBER_DIED']);
  expect(found.filter(asksForAnotherWayToPay)).toEqual(['HOLDER_LIVES', 'OTHER_PAYER_DIED']);
  expect(decisionsAbout('CALL_THE_PAYER').some(asksForAnotherWayToPay)).toBe(false);
});

it('what is about payments of claims is closed by administrators alone, and holds no policy', () => {
  const reasons = debitExceptionReasons.filter(isForAdministrators);
  expect(reasons).toEqual(['PAYOUT_REPORT', 'PAYOUTS_DIFFER']);
  expect(reasons.map((reason) => [decisionsAbout(reason), heldByException(reason)])).toEqual([
    [['SETTLED'], null],
    [['SETTLED'], null],
  ]);
});
