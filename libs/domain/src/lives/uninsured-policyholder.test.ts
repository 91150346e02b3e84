import { expect, it } from 'vitest';
import { isUninsured, neverCovered } from './uninsured-policyholder';

it.each([
  { why: 'is covered', Cover_Start_Date: '2023-02-01', Cover_End_Date: null, is: false },
  { why: 'is covered, as a record without that field says', Cover_Start_Date: '2023-02-01', is: false },
  { why: 'was covered until they died', Cover_Start_Date: '2023-02-01', Cover_End_Date: '2026-11-21', is: false },
  { why: 'pays for others only', ...neverCovered('2026-11-20'), is: true },
])('a policyholder who $why is uninsured: $is', ({ is, ...policyholder }) => {
  expect(isUninsured(policyholder)).toBe(is);
});
