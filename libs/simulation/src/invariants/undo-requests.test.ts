import { expect, it } from 'vitest';
import { claimStaff } from '../world/staff';
import { type Seen } from './seen';
import { undoInvariants } from './undo-requests';

const [consultant, , admin] = claimStaff;
const field = { entityId: 'sipho', field: 'MainMember.Email_Address', from: 'thief', to: 'sipho', changeIds: ['1'] };
const request = (status: string, by: string | null = null) => ({
  id: 'undo',
  entityId: 'sipho',
  status,
  record: { requestedBy: { id: consultant?.sub }, decidedBy: by && { id: by }, undo: { fields: [field] } },
});
const policy = (Email_Address: string, status = 'ACTIVE') => ({
  status,
  record: { MainMember: { id: 'sipho', Email_Address } },
});
const claim = (confirmed: boolean) => ({
  status: 'IN_ASSESSMENT',
  record: { lifeId: 'sipho', deathConfirmed: confirmed ? {} : null },
});

/** What is broken, by name. */
function broken(seen: object): string[] {
  const whole = { row: policy('thief'), before: null, claims: [claim(true)], undos: [], undosBefore: [], ...seen };
  const entries = Object.entries(undoInvariants);
  return entries.filter(([, holds]) => holds(whole as unknown as Seen) !== null).map(([name]) => name);
}

it('changes wait to be undone once, where somebody has died, and do not run out while the policy goes on', () => {
  const ofDeath = ['changes-are-undone-for-a-death'];
  expect(broken({ undos: [request('PENDING')] })).toEqual([]);
  expect(broken({ undos: [request('PENDING')], claims: [claim(false)] })).toEqual(ofDeath);
  expect(broken({ undos: [request('PENDING'), request('PENDING')] })).toEqual(ofDeath);
  expect(broken({ undos: [request('EXPIRED')] })).toEqual(ofDeath);
  expect(broken({ undos: [request('EXPIRED')], row: policy('thief', 'CLAIMED') })).toEqual([]);
});

it('an administrator decides who did not confirm the death', () => {
  expect(broken({ undos: [request('DECLINED', admin?.sub)] })).toEqual([]);
  expect(broken({ undos: [request('DECLINED', consultant?.sub)] })).toEqual(['two-people-undo-changes']);
});

it('what is undone is as it was, unless somebody has set it since', () => {
  const undone = { undosBefore: [request('PENDING')], undos: [request('APPLIED', admin?.sub)] };
  expect(broken({ ...undone, before: policy('thief'), row: policy('sipho') })).toEqual([]);
  expect(broken({ ...undone, before: policy('thief'), row: policy('thief') })).toEqual(['what-is-undone-is-as-before']);
  expect(broken({ ...undone, before: policy('family'), row: policy('family') })).toEqual([]);
});
