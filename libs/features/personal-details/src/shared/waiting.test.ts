import { type ApprovalAction } from '@portal/contract';
import { expect, it } from 'vitest';
import { changesOfMember, correctionOfSomebodyElse, ownCorrection, waitsFor } from './waiting';

const action = (one: object) =>
  ({ entityType: 'MAIN_MEMBER', changes: [], canCancel: false, ...one }) as unknown as ApprovalAction;
const number = action({
  actionType: 'UPDATE_CELL_NUMBER',
  changes: [
    { field: 'Cell_Number', changed: true },
    { field: 'Email_Address', changed: false },
  ],
});
const mine = action({ actionType: 'UPDATE_IDENTITY', canCancel: true });
const theirs = action({ actionType: 'UPDATE_IDENTITY' });
const child = action({
  entityType: 'CHILD',
  actionType: 'UPDATE_CHILD',
  changes: [{ field: 'Email_Address', changed: true }],
});

it('what waits on the policyholder is nobody else’s', () => {
  expect(changesOfMember([child, number])).toEqual([number]);
});

it('a field waits only where it would change', () => {
  expect(waitsFor('Cell_Number', [number])).toBe(true);
  expect(waitsFor('Email_Address', [number, child])).toBe(false);
});

it('a correction is one’s own, or somebody else’s', () => {
  expect(ownCorrection([number, mine])).toBe(mine);
  expect(ownCorrection([theirs])).toBeUndefined();
  expect(correctionOfSomebodyElse([number, theirs])).toBe(theirs);
  expect(correctionOfSomebodyElse([mine])).toBeUndefined();
});
