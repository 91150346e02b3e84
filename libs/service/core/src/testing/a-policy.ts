import { type Policy, type Product } from '@portal/contract';
import { type StoredChild, type StoredMainMember, type StoredPolicy } from '@portal/service-store';
import { productRecords } from '../use-cases/catalogue';

const person = {
  Title: 'MS',
  First_Name: 'Thandi',
  Middle_Names: null,
  Surname: 'Nkosi',
  Id_Type: 'SA_ID',
  Id_Number: null,
  Passport_Number: null,
  Passport_Country: null,
  Passport_Expiry_Date: null,
  Permit_Number: null,
  Permit_Expiry_Date: null,
  Gender: 'FEMALE',
  Cell_Number: null,
  Email_Address: null,
  Life_Status: 'ACTIVE',
  Cover_Amount: 0,
  Cover_Start_Date: '2024-03-01',
  Waiting_Period_End_Date: '2024-09-01',
  Cover_End_Date: null,
  Version: 1,
  Created_At: '2024-03-01T00:00:00.000Z',
  Updated_At: '2024-03-01T00:00:00.000Z',
} as const;

export const aProduct = (id: string): Product => {
  const found = productRecords.find((product) => product.id === id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
};

export const aChild = (more: Partial<StoredChild> & { Date_Of_Birth: string }) =>
  ({
    ...person,
    id: `child-${more.Date_Of_Birth}`,
    Relationship: 'BIOLOGICAL_CHILD',
    Id_Outstanding_Date: null,
    Is_Student: false,
    Institution_Name: null,
    Study_Year: null,
    Proof_Of_Study_Until: null,
    Is_Disabled: false,
    Is_Married: false,
    ...more,
  }) as StoredChild;

/** Whoever else is on a policy, as far as the view looks at them. */
export const anybody = <Kind extends 'Spouse' | 'ExtendedMembers' | 'Beneficiaries'>(more: object) =>
  ({ ...person, ...more }) as unknown as NonNullable<
    StoredPolicy[Kind] extends (infer One)[] ? One : StoredPolicy[Kind]
  >;

/** A family policy of a woman of 41, paid to the end of November 2026. */
export const aPolicy = (more: Partial<StoredPolicy> = {}): StoredPolicy => ({
  id: 'policy',
  Policy_Number: '7000010012',
  Policy_Type: 'FUNERAL',
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Cover_Start_Date: '2024-03-01',
  Waiting_Period_End_Date: '2024-09-01',
  Cooling_Off_End_Date: null,
  Grace_End_Date: null,
  Lapse_Date: null,
  Cancellation_Date: null,
  Reinstatement_End_Date: null,
  Base_Premium: 119,
  Extended_Premium: 0,
  Supplementary_Premium: 0,
  Monthly_Premium: 119,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Paid_To_Date: '2026-11-30',
  Currency: 'ZAR',
  Is_Legacy_Product: false,
  Product: aProduct('prd-fa-020'),
  MainMember: { ...person, id: 'main', Date_Of_Birth: '1985-06-30', Initials: '' } as unknown as StoredMainMember,
  Spouse: null,
  Children: [],
  ExtendedMembers: [],
  Beneficiaries: [],
  SupplementaryBenefits: [],
  Cover_Increases: [],
  BankingDetails: null,
  PaymentMethod: {
    id: 'method',
    Payment_Method: 'DEBIT_ORDER',
    Debit_Day: 1,
    Payat_Reference_Number: '',
    Payat_Barcode_Value: '',
    EftAccount: null,
    Next_Collection_Date: null,
    Next_Collection_Amount: null,
    Mandate_Status: 'AUTHENTICATED',
    Effective_Date: null,
    Version: 1,
  } satisfies Policy['PaymentMethod'],
  DebiCheckMandate: null,
  ServicingConsultant: null,
  Version: 1,
  Created_At: '2024-03-01T00:00:00.000Z',
  Updated_At: '2024-03-01T00:00:00.000Z',
  ...more,
});
