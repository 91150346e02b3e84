import { type Policy } from '@portal/contract';

const person = (First_Name: string, place = 0) => ({
  id: First_Name,
  First_Name,
  Surname: 'Nemavhola-Ṱhabelo',
  Date_Of_Birth: '1990-04-05',
  Life_Status: 'ACTIVE',
  Cover_Amount: 10_000 * (place + 1),
  Cover_Start_Date: '2024-03-01',
  Waiting_Period_End_Date: '2024-09-01',
});

const holder = { Account_Holder_Name: 'L Nemavhola-Ṱhabelo', Effective_Date: '2026-03-25' };

/** A policy as it is read, with as many people as one may have. */
export const aLargePolicy = (more: object = {}): Policy =>
  ({
    Policy_Number: '7000010012',
    Policy_Status: 'ACTIVE',
    Inception_Date: '2024-03-01',
    Anniversary_Date: '2027-03-01',
    Cooling_Off_End_Date: '2026-12-21',
    Base_Premium: 119,
    Extended_Premium: 87,
    Supplementary_Premium: 18,
    Monthly_Premium: 224,
    Premium_Status: 'DUE',
    Arrears_Amount: 0,
    Amount_Due: 224,
    Next_Due_Date: '2026-11-25',
    Paid_To_Date: '2026-10-31',
    Premium_Credit: 0,
    Grace_End_Date: null,
    Lapse_Date: null,
    Reinstatement_End_Date: null,
    Cancellation_Date: null,
    Cover_Increases: [],
    Product: {
      Product_Name: 'Silver Family Plan',
      description: '',
      levelOfCover: 20_000,
      spouseCover: 20_000,
      cover1To5: 5000,
      cover6To13: 10_000,
      cover0To11: 0,
      cover14To21: 20_000,
      coverStillborn: 2500,
    },
    MainMember: person('Ndivhuwo'),
    Spouse: person('Lufuno', 1),
    Children: ['Mulalo', 'Rofhiwa', 'Zwivhuya', 'Aluwani', 'Tshilidzi', 'Unarine'].map((name, place) => ({
      ...person(name, place),
      Date_Of_Birth: '2012-04-05',
      Is_Student: false,
      Relationship: 'BIOLOGICAL_CHILD',
    })),
    ExtendedMembers: [...'abcdefghij'].map((letter, place) => ({
      ...person(`Relative${letter}`, place),
      Relationship: 'AUNT',
    })),
    Beneficiaries: ['Lufuno', 'Mulalo', 'Rofhiwa', 'Zwivhuya', 'Aluwani'].map((name) => ({
      ...person(name),
      Beneficiary_Status: 'ACTIVE',
      Relationship: 'OTHER_RELATIVE',
      Benefit_Share: 20,
    })),
    SupplementaryBenefits: [{ name: 'Grocery benefit', startDate: '2024-03-01', price: 18, status: 'ACTIVE' }],
    PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 25, Payat_Reference_Number: '' },
    BankingDetails: { Bank_Name: 'Capitec Bank', Account_Type: 'SAVINGS', Account_Number: '******4567', ...holder },
    ...more,
  }) as unknown as Policy;
