import { banks } from '@portal/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { aDaughter, aSon, someAnswers } from '../testing/some-answers';
import { type Answers } from './answers';
import { placeOfField, placeOfRefusal, wayTo, whereIs } from './place-of-field';
import { problemsOf } from './problems';

const problems = (more: Partial<Answers> = {}) => problemsOf(someAnswers(more), { today: '2026-11-20', banks });
const { contact, payment } = someAnswers();

describe('the answers of somebody who takes over a policy', () => {
  it('have no problem when they are complete', () => {
    expect(problems()).toEqual([]);
    expect(problems({ payment: { Payment_Method: 'PAYAT' } })).toEqual([]);
  });

  it.each<[why: string, more: Partial<Answers>, field: string, message: string]>([
    ['nobody who is paid', { Beneficiaries: [] }, 'Beneficiaries', 'Add at least one beneficiary'],
    [
      'shares that do not add up',
      { Beneficiaries: [{ ...aDaughter, Benefit_Share: 60 }] },
      'Beneficiaries',
      'Beneficiary shares must add up to 100%',
    ],
    [
      'somebody twice',
      {
        Beneficiaries: [
          { ...aDaughter, Benefit_Share: 50 },
          { ...aDaughter, Benefit_Share: 50 },
        ],
      },
      'Beneficiaries.1.Id_Number',
      'This person is already on the policy',
    ],
    ['no way to pay', { payment: {} }, 'PaymentMethod', 'Select the payment method'],
    [
      'a branch of another bank',
      { payment: { ...payment, Branch_Code: '632005' } },
      'BankingDetails.Branch_Code',
      'Branch code does not match the bank',
    ],
    [
      'no marital status',
      { contact: { ...contact, Marital_Status: '' } },
      'Marital_Status',
      'Select the marital status',
    ],
  ])('are refused for %s', (_, more, field, message) => {
    expect(problems(more)).toContainEqual({ field, message });
  });

  it('are not judged for the PIN, which is asked last', () => {
    expect(problems({ contact: {} }).map(({ field }) => field)).not.toContain('otp');
  });
});

describe('a problem leads to where it is changed, and back to the check', () => {
  it.each([
    ['PhysicalAddress.City', '?step=contact&then=check#continue-contact-PhysicalAddress.City'],
    ['Beneficiaries', '?step=beneficiaries&then=check#application-shares-ShareAllocation'],
    ['Beneficiaries.1.Benefit_Share', '?step=beneficiaries&then=check#application-shares-ShareAllocation'],
    ['Beneficiaries.1.Id_Number', '?step=beneficiaries&person=1&then=check#application-beneficiary-Id_Number'],
    ['BankingDetails.Account_Number', '?step=payment&then=check#application-payment-Account_Number'],
    ['PaymentMethod', '?step=payment&then=check#application-payment-Payment_Method'],
  ])('%s', (field, address) => {
    const place = placeOfField(field);
    const { search, hash } = place ? wayTo(place) : { search: '', hash: '' };
    expect(search + hash).toBe(address);
  });

  it('is called by the beneficiary, else by the step', () => {
    const answers = someAnswers({ Beneficiaries: [aDaughter, aSon] });
    expect(whereIs({ step: 'beneficiaries', person: '1' }, answers)).toBe('Themba Jacobs');
    expect(whereIs({ step: 'payment' }, answers)).toBe('How you pay');
  });
});

describe('a refusal of the service', () => {
  it.each([
    ['ACCOUNT_VERIFICATION_FAILED', 'payment', undefined],
    ['VALIDATION_ERROR', 'beneficiaries', '0'],
  ])('%s leads to the step %s', (code, step, person) => {
    expect(placeOfRefusal({ code }, someAnswers())).toMatchObject({ step, ...(person && { person }) });
  });

  it('about one of several beneficiaries leads to all of them, as it names none', () => {
    const place = placeOfRefusal({ code: 'VALIDATION_ERROR' }, someAnswers({ Beneficiaries: [aDaughter, aSon] }));
    expect(place).toMatchObject({ step: 'beneficiaries' });
    expect(place?.person).toBeUndefined();
  });

  it('about no answer leads nowhere', () => {
    expect(placeOfRefusal({ code: 'CONFLICT' }, someAnswers())).toBeNull();
  });
});
