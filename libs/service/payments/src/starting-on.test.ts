import { type StoredPolicy } from '@portal/service-store';
import { expect, it } from 'vitest';
import { startingOn } from './starting-on';

const life = (more: object = {}) => ({
  Cover_Start_Date: '2026-12-01',
  Waiting_Period_End_Date: '2027-06-01',
  Cover_End_Date: null,
  ...more,
});
/** Applied for to begin on 1 December by somebody who turns 46 on the 15th, with a child who turns 22 that day. */
const policy = {
  ...life(),
  Inception_Date: '2026-12-01',
  Base_Premium: 119,
  Monthly_Premium: 119,
  MainMember: life({ Date_Of_Birth: '1980-12-15' }),
  Spouse: null,
  Children: [life({ Date_Of_Birth: '2004-12-15', Cover_End_Date: '2026-12-15' })],
  ExtendedMembers: [life({ Waiting_Period_End_Date: '2026-12-20' })],
  SupplementaryBenefits: [],
} as unknown as StoredPolicy;

it('begins with the month in which its first premium came, at the premium that was quoted', () => {
  expect(startingOn(policy, '2027-01-01')).toMatchObject({
    Inception_Date: '2027-01-01',
    Priced_On: '2026-12-01',
    Monthly_Premium: 119,
    MainMember: { Cover_Start_Date: '2027-01-01', Waiting_Period_End_Date: '2027-07-01' },
    Children: [{ Cover_Start_Date: '2027-01-01', Cover_End_Date: '2026-12-15' }],
    ExtendedMembers: [{ Waiting_Period_End_Date: '2027-01-01' }],
  });
});

it('keeps the day for which it was priced, however often it is moved, and is not touched where it begins as planned', () => {
  expect(startingOn(startingOn(policy, '2027-01-01'), '2027-02-01').Priced_On).toBe('2026-12-01');
  expect(startingOn(policy, '2026-12-01')).toBe(policy);
});
