import { expect, it } from 'vitest';
import { applicationOf, keptOf, peopleOf, withOpenForm, withPeople } from './application';

it('begins empty, at the plan', () => {
  expect(applicationOf(undefined)).toMatchObject({ step: 'plan', Spouse: null, Children: [], unfinished: null });
});

it('goes on with a draft, and begins anew only what cannot be read', () => {
  const application = applicationOf({ step: 'nowhere', plan: { productId: 'prd-fa-020' }, Children: 'two', Extra: 1 });
  expect(application).toMatchObject({ step: 'plan', plan: { productId: 'prd-fa-020' }, Children: [] });
  expect(application).not.toHaveProperty('Extra');
});

it('neither an account number nor an agreement is kept on the service', () => {
  const application = applicationOf({
    payment: { Bank_Name: 'FNB', Account_Number: '62000012345', Confirm_Account_Number: '62', Authorisation: true },
    declarations: { truthful: true },
  });
  expect(keptOf(application)).toMatchObject({ payment: { Bank_Name: 'FNB' }, declarations: {} });
  expect(JSON.stringify(keptOf(application))).not.toMatch(/62000012345|Authorisation|truthful/);
});

it('a spouse is a list of one', () => {
  const application = { ...applicationOf(undefined), ...withPeople('Spouse', [{ First_Name: 'Sipho' }]) };
  expect(peopleOf(application, 'Spouse')).toEqual([{ First_Name: 'Sipho' }]);
  expect(withPeople('Spouse', [])).toEqual({ Spouse: null });
});

it('counts the relative whose form is open, and nobody whose form was left', () => {
  const application = applicationOf({
    ExtendedMembers: [{ Cover_Amount: 5000 }, { Cover_Amount: 10_000 }],
    unfinished: { at: 'ExtendedMembers.1', values: { Cover_Amount: 20_000 } },
  });
  const covers = (open: string | null) =>
    withOpenForm(application, open).ExtendedMembers.map(({ Cover_Amount }) => Cover_Amount);
  expect(covers('ExtendedMembers.1')).toEqual([5000, 20_000]);
  expect(covers(null)).toEqual([5000, 10_000]);
});
