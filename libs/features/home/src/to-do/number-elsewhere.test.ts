import { type ApprovalAction, type Policy } from '@portal/contract';
import { expect, it } from 'vitest';
import { numberElsewhere } from './number-elsewhere';

const policy = { MainMember: { id: 'm', Cell_Number: '27821234567' }, Policy_Status: 'ACTIVE' } as Policy;
const change = { status: 'PENDING', actionType: 'UPDATE_CELL_NUMBER' } as ApprovalAction;
const given = { policy, actions: [], latest: '27830001111' };

it('another policy of the same person has another number: whether it is changed here too, and where', () => {
  expect(numberElsewhere(given)).toEqual([
    {
      id: 'number',
      title: 'Is 082 123 4567 still your number?',
      why: 'Messages and PINs for this policy go there. On another policy of yours we have 083 000 1111.',
      until: null,
      draft: null,
      button: { label: 'Change it', to: '/update-personal-details?section=cellphone' },
    },
  ]);
});

it.each([
  { why: 'the number is the same in other writing', given: { ...given, latest: '082 123 4567' } },
  { why: 'a change of it waits for a decision', given: { ...given, actions: [change] } },
  { why: 'the policy has ended', given: { ...given, policy: { ...policy, Policy_Status: 'CANCELLED' } as Policy } },
])('nothing is to do when $why', ({ given: facts }) => {
  expect(numberElsewhere(facts)).toEqual([]);
});
