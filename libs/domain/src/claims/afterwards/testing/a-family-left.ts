import { type PlainDate } from '../../../base/plain-date';
import { ageOn } from '../../../people/age';
import { basePremium } from '../../../premium/premium';
import { planNamed } from '../../testing/plan-named';
import { type PolicyAtConfirmation } from '../at-confirmation';
import { type ChildLeft, type ExtendedMemberLeft } from '../lives-left';
import { type HeldRider } from '../premium-waiver';

/** Somebody who is covered. */
export const aLifeBorn = (First_Name: string, Date_Of_Birth: PlainDate) => ({
  id: First_Name.toLowerCase(),
  First_Name,
  Surname: 'Nkosi',
  Date_Of_Birth,
  Life_Status: 'ACTIVE',
  Cover_End_Date: null,
  Cell_Number: null as string | null,
});

export const aChildBorn = (First_Name: string, born: PlainDate, more: Partial<ChildLeft> = {}): ChildLeft => ({
  ...aLifeBorn(First_Name, born),
  Is_Student: false,
  Is_Disabled: false,
  ...more,
});

export const aRelativeBorn = (
  First_Name: string,
  born: PlainDate,
  more: Partial<ExtendedMemberLeft> = {},
): ExtendedMemberLeft => ({ ...aLifeBorn(First_Name, born), Cover_Amount: 10_000, Monthly_Premium: 87, ...more });

export const aRider = (id: string, price: number, startDate: PlainDate = '2020-03-01'): HeldRider => ({
  id,
  price,
  startDate,
  status: 'ACTIVE',
});

/** A policy since March 2020 of a main member who was 50 then, with a spouse of 44 and two children. */
export function aFamilyOn(planName: string, more: Partial<PolicyAtConfirmation> = {}) {
  const Product = planNamed(planName);
  const [Inception_Date, MainMember] = ['2020-03-01', aLifeBorn('Thandi', '1970-01-15')];
  const base = basePremium(Product.premiums, ageOn(MainMember.Date_Of_Birth, Inception_Date));
  if (base === null) throw new Error(`${planName} has no premium for this age`);
  const people: PolicyAtConfirmation = {
    MainMember,
    Spouse: aLifeBorn('Sipho', '1975-06-20'),
    Children: [aChildBorn('Lindiwe', '2015-02-10'), aChildBorn('Themba', '2018-05-03')],
    ExtendedMembers: [],
    Beneficiaries: [],
    BankingDetails: null,
    PaymentMethod: { Payment_Method: 'PAYAT' },
    DebiCheckMandate: null,
    SupplementaryBenefits: [],
    ...more,
  };
  return { ...people, Inception_Date, Product, Base_Premium: base };
}
