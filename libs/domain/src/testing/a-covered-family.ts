import { products } from '../catalogue';
import { type ChildOnPolicy, type LifeOnPolicy, type PolicyWithLives } from '../cover/cover-facts';

const firstDay = { Cover_Start_Date: '2022-03-01', Waiting_Period_End_Date: '2022-09-01', Cover_End_Date: null };

/** Somebody who is covered for any cause. */
export const aLife = (First_Name: string, more: Partial<LifeOnPolicy> = {}): LifeOnPolicy => ({
  id: First_Name.toLowerCase(),
  First_Name,
  Date_Of_Birth: '1985-06-15',
  Life_Status: 'ACTIVE',
  Cover_Amount: 0,
  ...firstDay,
  ...more,
});

export const aChild = (
  First_Name: string,
  Date_Of_Birth: string,
  more: Partial<ChildOnPolicy> = {},
): ChildOnPolicy => ({
  ...aLife(First_Name, { Date_Of_Birth }),
  Is_Student: false,
  Is_Disabled: false,
  Proof_Of_Study_Until: null,
  ...more,
});

/** A family of five on a plan, its premiums paid to the end of November 2026. */
export const aCoveredFamily = (more: Partial<PolicyWithLives> = {}, productId = 'prd-fa-030'): PolicyWithLives => {
  const plan = products.find(({ id }) => id === productId);
  if (plan === undefined) throw new Error(`The catalogue has no plan ${productId}`);
  return {
    Policy_Status: 'ACTIVE',
    Inception_Date: '2022-03-01',
    Paid_To_Date: '2026-11-30',
    Monthly_Premium: 288,
    Arrears_Amount: 0,
    Premium_Credit: 0,
    Grace_End_Date: null,
    Lapse_Date: null,
    Reinstatement_End_Date: null,
    Cancellation_Date: null,
    PaymentMethod: { Debit_Day: 15 },
    Product: plan,
    MainMember: aLife('Thandi'),
    Spouse: aLife('Sipho'),
    Children: [
      aChild('Lindiwe', '2015-02-10', { Gender: 'FEMALE' }),
      aChild('Themba', '2022-05-03', { Gender: 'MALE' }),
    ],
    ExtendedMembers: [aLife('Grace', { Cover_Amount: 10_000, Date_Of_Birth: '1958-01-20' })],
    Cover_Increases: [],
    ...more,
  };
};
