import { type AllowedAction } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { whatHappens } from './decision-messages';
import { ruleForBody } from './rule-for-body';

const rule = (actionType: AllowedAction['actionType'], approver: AllowedAction['approver']): AllowedAction => ({
  actionType,
  approver,
  isAllowed: true,
  reason: null,
  pin: null,
});
const updateChild = rule('UPDATE_CHILD', 'STAFF');

describe('who decides about a body', () => {
  it.each([
    { body: { id: 'c', Version: 2, Email_Address: 'zodwa@example.com' }, approver: null, why: 'contact alone: nobody' },
    {
      body: { id: 'c', Version: 2, Cell_Number: null, Email_Address: null },
      approver: null,
      why: 'both contacts: nobody',
    },
    {
      body: { id: 'c', Version: 2, Cell_Number: null, Surname: 'Dube' },
      approver: 'STAFF',
      why: 'a name with it: staff',
    },
    { body: { id: 'c', Version: 2 }, approver: 'STAFF', why: 'nothing that is known: as the rule says' },
  ])('$why', ({ body, approver }) => {
    expect(ruleForBody(updateChild, body).approver).toBe(approver);
  });

  it('is the rule itself for a change that has no contact details', () => {
    expect(ruleForBody(rule('ADD_CHILD', 'STAFF'), { Cell_Number: '27821234567' }).approver).toBe('STAFF');
  });
});

describe('what is said before anybody types', () => {
  it('says that contact details alone apply at once, where that is so', () => {
    expect(whatHappens(updateChild)).toBe(
      'One of our consultants checks your request. Nothing changes until they approve it. ' +
        'A new cellphone number or email address on its own applies at once.',
    );
    expect(whatHappens(rule('ADD_CHILD', 'STAFF'))).toBe(
      'One of our consultants checks your request. Nothing changes until they approve it.',
    );
  });

  it('does not say that another account applies at once: a bank has to agree', () => {
    const allowed = { ...rule('UPDATE_BANKING_DETAILS', null), pin: 'UPDATE_BANKING_DETAILS' } as const;
    expect(whatHappens(allowed)).toMatch(/Where a bank has to agree, it applies once it has\.$/);
  });

  it('is said for this body alone once it is known', () => {
    expect(whatHappens(ruleForBody(updateChild, { id: 'c', Surname: 'Dube' }), 'body')).not.toMatch(/on its own/);
    expect(whatHappens(ruleForBody(updateChild, { id: 'c', Email_Address: null }), 'body')).toBe(
      'The change applies as soon as you confirm it.',
    );
  });
});
