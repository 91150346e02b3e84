import { type Policy, type Product, type SupplementaryBenefit } from '@portal/contract';
import { productCategoryCode } from '@portal/domain';
import { banks, products, supplementaryBenefits } from '@portal/domain/catalogue';
import { scenario, scenarios } from '@portal/scenarios';
import { describe, expect, it } from 'vitest';
import { applicationOf, type Application, type Typed } from '../application/application';
import { type Situation } from '../application/situation';
import { familyOfEight } from '../testing/an-application';
import { placeOfField, wayTo } from './place-of-field';
import { problemsOf } from './problems';

const today = '2026-11-20';
const isActive = { Life_Status: 'ACTIVE' };
const seeded = scenario('family-active', today).seed.policies[0] as unknown as Policy;
const thandi = {
  ...seeded,
  Product: products.find(({ id }) => id === 'prd-fa-030'),
  MainMember: { ...seeded.MainMember, ...isActive },
  Children: seeded.Children.map((one) => ({ ...one, ...isActive })),
  SupplementaryBenefits: [{ id: 'sup-grocery' }, { id: 'sup-cashback' }],
} as unknown as Policy;
const situation: Situation = {
  policy: thandi,
  own: [thandi],
  products: products.map((plan) => ({
    ...plan,
    category: productCategoryCode(plan.Product_Name),
  })) as unknown as Product[],
  benefits: supplementaryBenefits as unknown as SupplementaryBenefit[],
  banks,
  today,
};
const declarations = { truthful: true, popia: true, thirdParty: true, debitOrder: true };
const complete = applicationOf({ ...familyOfEight, declarations });
const problems = (more: Partial<Application> = {}) => problemsOf({ ...complete, ...more }, situation);
const child = complete.Children[0] as Typed;
const themba = thandi.Children[1] as unknown as Typed;
const known = {
  First_Name: 'Themba',
  Id_Number: themba['Id_Number'],
  Date_Of_Birth: themba['Date_Of_Birth'],
};
const [bongani] = complete.Beneficiaries as [Typed];

describe('an application', () => {
  it('that is complete has no problem', () => {
    expect(problems()).toEqual([]);
  });

  it('is not judged by what was typed in fields that are hidden again', () => {
    const me = {
      Has_Previous: false,
      Previous_Insurer: '',
      Previous_Waiting_Served: '',
      Postal_Same_As_Physical: true,
      PostalAddress: { Line_1: '', Suburb: '' },
    };
    expect(problems({ me })).toEqual([]);
  });

  it.each<[why: string, more: Partial<Application>, field: string, message: string]>([
    ['no plan', { plan: {} }, 'productId', 'Select the plan'],
    [
      'a plan without a spouse',
      { plan: { productId: 'prd-sp-020' } },
      'Spouse',
      'Your plan does not cover a spouse. Change to a Family plan to add a spouse.',
    ],
    [
      'a child who has grown too old',
      { Children: [{ ...child, Id_Type: 'BIRTH_CERTIFICATE', Id_Number: null, Date_Of_Birth: '2026-01-01' }] },
      'Children.0.Date_Of_Birth',
      'An ID number is required for children older than 90 days',
    ],
    ['a child twice', { Children: [child, child] }, 'Children.1.Id_Number', 'This person is already on the policy'],
    [
      'shares that do not add up',
      { Beneficiaries: [bongani] },
      'Beneficiaries',
      'Beneficiary shares must add up to 100%',
    ],
    [
      'more cover on the policyholder than the law allows, with what other policies give',
      { plan: { productId: 'prd-fa-075' }, benefits: {} },
      'productId',
      'The total cover on Thandi would be above the legal maximum',
    ],
    [
      'a child who is covered on another policy already',
      { plan: { productId: 'prd-fa-075' }, Children: [{ ...child, ...known }], benefits: {} },
      'Children.0.Id_Number',
      'The total cover on Themba would be above the legal maximum',
    ],
    ['no way to pay', { payment: {} }, 'PaymentMethod', 'Select the payment method'],
    [
      'a declaration that is not accepted',
      { declarations: { ...declarations, popia: false } },
      'declarations.popia',
      'Accept all declarations',
    ],
  ])('%s', (_, more, field, message) => {
    expect(problems(more)).toContainEqual({ field, message: expect.stringMatching(asWords(message)) });
  });
});

/** Amounts are written with spaces that do not break. */
const asWords = (message: string) =>
  new RegExp(`^${message.replace(/R(\d+) (\d+)/g, 'R.?$1.$2').replace(/[()]/g, '\\$&')}$`);

const everybody = Object.entries(scenarios).flatMap(([name, of]) => {
  const { seed, signIn } = of(today);
  const policy = seed.policies.find(({ Policy_Number }) => Policy_Number === signIn);
  return policy ? [{ name, policy: policy as unknown as Policy }] : [];
});

it.each(everybody)('whoever is a customer can apply with what is on record: $name', ({ policy }) => {
  const { MainMember } = policy;
  const unsaid = { Sms: false, Email: false, Phone: false, Whatsapp: false, Updated_At: null };
  const onRecord = {
    ...policy,
    MainMember: { ...MainMember, MarketingConsent: MainMember.MarketingConsent ?? unsaid },
  };
  expect(problemsOf(complete, { ...situation, policy: onRecord, own: [] })).toEqual([]);
});

describe('a problem leads to where it is mended', () => {
  it.each([
    ['Children.0.Date_Of_Birth', '?step=people&person=Children.0&then=review#application-child-Date_Of_Birth'],
    ['Spouse.Union_Date', '?step=people&person=Spouse.0&then=review#application-spouse-Union_Date'],
    ['Children', '?step=people&then=review'],
    ['Beneficiaries', '?step=beneficiaries&then=review#application-shares-ShareAllocation'],
    ['Beneficiaries.1.Benefit_Share', '?step=beneficiaries&then=review#application-shares-ShareAllocation'],
    ['MainMember.PhysicalAddress.City', '?step=me&then=review#application-me-PhysicalAddress.City'],
    ['previousPolicy.endDate', '?step=me&then=review#application-me-Previous_End_Date'],
    ['BankingDetails.Account_Number', '?step=payment&then=review#application-payment-Account_Number'],
    ['PaymentMethod', '?step=payment&then=review#application-payment-Payment_Method'],
    ['benefitIds', '?step=benefits&then=review#application-benefits-benefitIds'],
    ['declarations.popia', '?step=declarations&then=review#application-declarations-popia'],
  ])('%s', (field, address) => {
    const { search, hash } = wayTo(placeOfField(field));
    expect(search + hash).toBe(address);
  });
});
