import { expect, it } from 'vitest';
import { isConfirmationDue, nextConfirmationDate } from './confirmation';

const today = '2026-11-22';
const policy = { Policy_Status: 'ACTIVE', Inception_Date: '2020-03-01', Details_Confirmed_On: null } as const;

it.each([
  { why: 'a policyholder who never confirmed', more: {}, due: true },
  { why: 'one who confirmed a year ago to the day', more: { Details_Confirmed_On: '2025-11-22' }, due: true },
  { why: 'one who confirmed a day less than a year ago', more: { Details_Confirmed_On: '2025-11-23' }, due: false },
  { why: 'a policy that began less than a year ago', more: { Inception_Date: '2025-12-01' }, due: false },
  { why: 'a policy in grace', more: { Policy_Status: 'IN_GRACE' as const }, due: true },
  { why: 'a policy without cover', more: { Policy_Status: 'LAPSED' as const }, due: false },
  { why: 'a policy that has not begun', more: { Policy_Status: 'PENDING' as const }, due: false },
  { why: 'a service that does not keep the day', more: { Details_Confirmed_On: undefined }, due: false },
])('$why is asked: $due', ({ more, due }) => {
  expect(isConfirmationDue({ ...policy, ...more }, today)).toBe(due);
});

it('asks again a year later, on a leap day too', () => {
  expect(nextConfirmationDate('2026-11-22')).toBe('2027-11-22');
  expect(nextConfirmationDate('2028-02-29')).toBe('2029-02-28');
});
