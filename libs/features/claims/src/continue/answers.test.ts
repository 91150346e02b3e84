import { describe, expect, it } from 'vitest';
import { aContinuation } from '../testing/a-continuation';
import { aDaughter, aSon, someAnswers } from '../testing/some-answers';
import { beginningOf, bodyOf, nameOfTyped, withoutPerson, withPerson } from './answers';

describe('the answers', () => {
  it('begin with what is known of the successor', () => {
    expect(beginningOf(aContinuation())).toMatchObject({
      contact: { Email_Address: null, Marital_Status: 'WIDOWED', Preferred_Language: 'ISIXHOSA' },
      Beneficiaries: [],
      payment: { Account_Holder_Relationship: 'SELF', Account_Holder_Name: 'Zodwa Jacobs' },
    });
    const { successor } = aContinuation();
    const child = beginningOf(aContinuation({ successor: { ...successor, role: 'CHILD', Marital_Status: null } }));
    expect(child.contact).not.toHaveProperty('Marital_Status');
  });

  it('are sent without what was typed only to be sure', () => {
    const body = bodyOf(someAnswers());
    expect(body).toMatchObject({ Marital_Status: 'WIDOWED', isTrue: true, PaymentMethod: { Debit_Day: 1 } });
    expect(body['BankingDetails']).not.toHaveProperty('Confirm_Account_Number');
  });
});

describe('the beneficiaries', () => {
  const named = (people: readonly object[]) => people.map((one) => nameOfTyped({ ...one }));

  it('take one more at the end, whose share is open until it is typed', () => {
    const { Benefit_Share: _open, ...son } = aSon;
    const people = withPerson(someAnswers(), 'new', son);
    expect(named(people)).toEqual(['Lindiwe Jacobs', 'Themba Jacobs']);
    expect(people[1]).not.toHaveProperty('Benefit_Share');
  });

  it('take a change in its place, which keeps the share', () => {
    const answers = someAnswers({ Beneficiaries: [aSon, { ...aDaughter, Benefit_Share: 40 }] });
    expect(withPerson(answers, '1', { First_Name: 'Lindi' })[1]).toMatchObject({
      First_Name: 'Lindi',
      Benefit_Share: 40,
    });
  });

  it('of whom one is left pay that one everything', () => {
    const answers = someAnswers({ Beneficiaries: [{ ...aSon, Benefit_Share: 30 }, aDaughter] });
    expect(withoutPerson(answers, 1)).toEqual([{ ...aSon, Benefit_Share: 100 }]);
  });
});
