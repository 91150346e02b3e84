import { anIdNumber } from '@portal/domain/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bodySchemaOn, type Endpoint } from '../endpoint';
import { endpoints } from '../endpoints';
import { readBody } from '../read-body';
import { goodBodies, today } from '../testing/bodies';

/** What a person reads when they change one thing of a good body: the field, and the first sentence about it. */
function refusalsOf(name: keyof typeof endpoints, change: Record<string, unknown>) {
  const row: Endpoint = endpoints[name];
  const schema = bodySchemaOn(row, today);
  if (!schema) throw new Error(`${name} takes no body`);
  const result = readBody(schema, { ...goodBodies[name], ...change });
  return result.success ? {} : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
}

type Case = [name: keyof typeof endpoints, change: Record<string, unknown>, field: string, sentence: string];

const people: Case[] = [
  ['addChild', { Title: 'KING' }, 'Title', 'Select the title'],
  ['addSpouse', { Title: '' }, 'Title', 'Select the title'],
  ['addSpouse', { Title: undefined }, 'Title', 'Select the title'],
  ['addChild', { First_Name: '  ' }, 'First_Name', 'Enter the first name'],
  ['addChild', { First_Name: 'T' }, 'First_Name', 'First name must be 2 characters or more'],
  ['addChild', { First_Name: 'T'.repeat(51) }, 'First_Name', 'First name must be 50 characters or less'],
  [
    'addChild',
    { First_Name: 'Th4bo' },
    'First_Name',
    'First name must only include letters, spaces, hyphens and apostrophes',
  ],
  ['addChild', { Surname: null }, 'Surname', 'Enter the surname'],
  ['addChild', { Surname: '<b>' }, 'Surname', 'Surname must only include letters, spaces, hyphens and apostrophes'],
  [
    'addChild',
    { Middle_Names: '1' },
    'Middle_Names',
    'Middle names must only include letters, spaces, hyphens and apostrophes',
  ],
  ['addChild', { Id_Type: '' }, 'Id_Type', 'Select the ID type'],
  ['addSpouse', { Id_Type: 'BIRTH_CERTIFICATE' }, 'Id_Type', 'Select the ID type'],
  ['addChild', { Id_Number: '' }, 'Id_Number', 'Enter the ID number'],
  ['addChild', { Id_Number: '123' }, 'Id_Number', 'ID number must be 13 digits'],
  ['addChild', { Id_Number: '9013154990083' }, 'Id_Number', 'Check the birth date in the ID number (first 6 digits)'],
  ['addChild', { Id_Number: '9001154990385' }, 'Id_Number', 'Check the 11th digit of the ID number'],
  ['addChild', { Id_Number: '9001154990089' }, 'Id_Number', 'One digit of the ID number is wrong'],
  ['addChild', { Date_Of_Birth: '' }, 'Date_Of_Birth', 'Enter the date of birth'],
  ['addChild', { Date_Of_Birth: '2015-02-30' }, 'Date_Of_Birth', 'Date of birth must be a real date'],
  ['addChild', { Date_Of_Birth: '2026-11-21' }, 'Date_Of_Birth', 'Date of birth must be today or in the past'],
  ['addChild', { Date_Of_Birth: '1906-11-19' }, 'Date_Of_Birth', 'Date of birth must be a real date'],
  ['addChild', { Date_Of_Birth: '2015-03-05' }, 'Date_Of_Birth', 'ID number does not match the date of birth'],
  ['addChild', { Gender: 'X' }, 'Gender', 'Select the gender'],
  ['addChild', { Cell_Number: '12' }, 'Cell_Number', 'Invalid phone number'],
  ['addChild', { Cell_Number: '0111234567' }, 'Cell_Number', 'Enter a South African cellphone number'],
  [
    'addChild',
    { Email_Address: 'nobody' },
    'Email_Address',
    'Enter an email address in the correct format, like name@example.com',
  ],
];

const passports: Case[] = [
  [{}, 'Passport_Number', 'Enter the passport number'],
  [{}, 'Passport_Expiry_Date', 'Enter the passport expiry date'],
  [{ Passport_Number: 'AB-12' }, 'Passport_Number', 'Passport number must be 6 to 20 letters and numbers'],
  [{}, 'Passport_Country', 'Select the country that issued the passport'],
  [{ Passport_Country: 'ZA' }, 'Passport_Country', 'South Africans must use an ID number'],
  [{ Passport_Expiry_Date: '2026-11-19' }, 'Passport_Expiry_Date', 'Passport has expired'],
].map(([change, field, sentence]) => [
  'addSpouse',
  { Id_Type: 'PASSPORT', Id_Number: null, ...(change as object) },
  field as string,
  sentence as string,
]);

const permits: Case[] = [
  [{}, 'Permit_Number', 'Enter the permit number'],
  [{ Permit_Number: '12' }, 'Permit_Number', 'Permit number must be 3 to 6 letters and then 9 to 12 numbers'],
  [{ Permit_Expiry_Date: '2026-11-19' }, 'Permit_Expiry_Date', 'Permit has expired'],
].map(([change, field, sentence]) => [
  'addSpouse',
  { Id_Type: 'REFUGEE_PERMIT', Id_Number: null, ...(change as object) },
  field as string,
  sentence as string,
]);

const born = (day: string) => ({ Date_Of_Birth: day, Id_Number: anIdNumber({ born: day }) });

const mainMember: Case[] = [
  ['updateMainMember', { Cell_Number: '' }, 'Cell_Number', 'Phone number is required'],
  [
    'updateMainMember',
    { Alternative_Number: '0860007580' },
    'Alternative_Number',
    'Enter a South African phone number',
  ],
  ['updateMainMember', { Marital_Status: '' }, 'Marital_Status', 'Select the marital status'],
  ['updateMainMember', { Preferred_Language: 'X' }, 'Preferred_Language', 'Select the language'],
  [
    'updateMainMember',
    { Preferred_Contact_Method: 'FAX' },
    'Preferred_Contact_Method',
    'Select how we may contact you',
  ],
  [
    'updateMainMember',
    { Preferred_Contact_Method: 'EMAIL', Email_Address: '' },
    'Email_Address',
    'Enter the email address at which we may contact you',
  ],
  ['updateMainMember', { Occupation: 'x'.repeat(61) }, 'Occupation', 'Occupation must be 60 characters or less'],
  [
    'updateMainMember',
    { Employer_Name: 'x'.repeat(61) },
    'Employer_Name',
    'Employer name must be 60 characters or less',
  ],
  [
    'updateMainMember',
    { Postal_Same_As_Physical: false, PostalAddress: null },
    'PostalAddress.Line_1',
    'Enter the street address',
  ],
  ['updateMainMember', { PhysicalAddress: {} }, 'PhysicalAddress.Line_1', 'Enter the street address'],
  ['updateMainMember', { PhysicalAddress: {} }, 'PhysicalAddress.Suburb', 'Enter the suburb'],
  ['updateMainMember', { PhysicalAddress: {} }, 'PhysicalAddress.City', 'Enter the city or town'],
  ['updateMainMember', { PhysicalAddress: {} }, 'PhysicalAddress.Province', 'Select the province'],
  ['updateMainMember', { PhysicalAddress: {} }, 'PhysicalAddress.Postal_Code', 'Enter the postal code'],
  [
    'updateMainMember',
    { PhysicalAddress: { Postal_Code: '80' } },
    'PhysicalAddress.Postal_Code',
    'Postal code must be 4 digits',
  ],
  ['updateMainMemberProduct', { acceptTerms: false }, 'acceptTerms', 'Accept the new premium and waiting period'],
  ['addSupplementaryBenefits', { benefitIds: [] }, 'benefitIds', 'Select at least one benefit'],
];

const dependants: Case[] = [
  ['addSpouse', { Union_Type: '' }, 'Union_Type', 'Select the type of union'],
  ['addSpouse', { Union_Date: '' }, 'Union_Date', 'Enter the date of marriage or union'],
  ['addSpouse', { Union_Date: '2026-11-21' }, 'Union_Date', 'Date of marriage or union must be today or in the past'],
  [
    'addSpouse',
    { Union_Type: 'LIFE_PARTNER', Union_Date: '2026-05-21' },
    'Union_Date',
    'You must have lived together for at least 6 months',
  ],
  [
    'addSpouse',
    { Is_Alive_Declaration: false },
    'Is_Alive_Declaration',
    'Confirm that this person is alive and known to you',
  ],
  ['addSpouse', born('2008-11-21'), 'Date_Of_Birth', 'The spouse must be 18 or older'],
  ['addSpouse', born('1950-11-20'), 'Date_Of_Birth', 'The maximum entry age for a spouse is 75'],
  ['deleteSpouse', { Reason: 'MARRIED' }, 'Reason', 'Select the reason'],
  ['addChild', { Relationship: 'NIECE' }, 'Relationship', "Select the child's relationship to you"],
  ['addChild', { Is_Student: true }, 'Institution_Name', 'Enter the name of the school or institution'],
  ['addChild', { Is_Student: true, Institution_Name: 'Wits' }, 'Proof_Of_Study_Until', 'Add the proof of study'],
  [
    'addChild',
    { Is_Married: true },
    'Is_Married',
    'A married child cannot be covered as a child. Add the person as an extended member.',
  ],
  ['addChild', { Guardian_Declaration: false }, 'Guardian_Declaration', 'Confirm that you are the parent or guardian'],
  [
    'addChild',
    { Id_Type: 'BIRTH_CERTIFICATE', Id_Number: null, Date_Of_Birth: '2026-08-21' },
    'Date_Of_Birth',
    'An ID number is required for children older than 90 days',
  ],
  [
    'addChild',
    born('2004-11-20'),
    'Date_Of_Birth',
    'Children of 22 or older can be covered only while studying full time or if disabled',
  ],
  [
    'addChild',
    { ...born('2000-11-20'), Is_Student: true },
    'Date_Of_Birth',
    'Children of 26 or older can be covered only if disabled',
  ],
  ['addExtendedMember', { Relationship: '' }, 'Relationship', 'Select the relationship to you'],
  ['addExtendedMember', { Cover_Amount: 12000 }, 'Cover_Amount', 'Select the cover amount'],
  ['addExtendedMember', { Quote_Id: '' }, 'Quote_Id', 'Request a quote first'],
  ['addExtendedMember', born('1941-11-20'), 'Date_Of_Birth', 'Members of 85 or older cannot be added'],
  [
    'addExtendedMember',
    { ...born('2021-01-01'), Cover_Amount: 30000 },
    'Cover_Amount',
    'Cover for a child under 6 may not be more than R\u00a020\u00a0000',
  ],
];

const beneficiaries: Case[] = [
  ['addBeneficiary', { Cell_Number: null }, 'Cell_Number', 'Phone number is required'],
  ['addBeneficiary', { Relationship: 'X' }, 'Relationship', "Select the beneficiary's relationship to you"],
  ['addBeneficiary', { Benefit_Share: null }, 'Benefit_Share', 'Enter the benefit share'],
  ['addBeneficiary', { Benefit_Share: 0 }, 'Benefit_Share', 'Benefit share must be a whole number from 1 to 100'],
  ['addBeneficiary', { Benefit_Share: 33.3 }, 'Benefit_Share', 'Benefit share must be a whole number from 1 to 100'],
  [
    'addBeneficiary',
    { ShareAllocation: [{ id: null, Benefit_Share: 60 }] },
    'ShareAllocation',
    'Beneficiary shares must add up to 100%',
  ],
  ['updateBeneficiary', { ShareAllocation: [{}] }, 'ShareAllocation.0.id', 'Beneficiary shares must add up to 100%'],
  [
    'updateBeneficiary',
    { ShareAllocation: [{ id: null, Benefit_Share: 100 }] },
    'ShareAllocation',
    'Beneficiary shares must add up to 100%',
  ],
  [
    'updateBeneficiary',
    {
      ShareAllocation: [
        { id: 'ben-2', Benefit_Share: 50 },
        { id: 'ben-2', Benefit_Share: 50 },
      ],
    },
    'ShareAllocation',
    'Beneficiary shares must add up to 100%',
  ],
  [
    'addBeneficiary',
    born('2008-11-21'),
    'Date_Of_Birth',
    'A beneficiary must be 18 years or older. To nominate a trust or guardian for a child, call 086 000 7580.',
  ],
];

const bank = 'updateBankingDetails';
const payments: Case[] = [
  [bank, { Account_Holder_Name: '' }, 'Account_Holder_Name', 'Enter the account holder’s name'],
  [
    bank,
    { Account_Holder_Name: 'N0body' },
    'Account_Holder_Name',
    'Account holder name must only include letters, spaces, hyphens, apostrophes, full stops and &',
  ],
  [
    bank,
    { Account_Holder_Relationship: '' },
    'Account_Holder_Relationship',
    "Select the account holder's relationship to you",
  ],
  [bank, { Account_Holder_Relationship: 'CHILD' }, 'Account_Holder_Id_Number', 'Enter the ID number'],
  [
    bank,
    { Account_Holder_Relationship: 'CHILD', Account_Holder_Id_Number: '0000000000000' },
    'Account_Holder_Id_Number',
    'Check the birth date in the ID number (first 6 digits)',
  ],
  [bank, { Bank_Name: '' }, 'Bank_Name', 'Select the bank'],
  [bank, { Branch_Code: '51001' }, 'Branch_Code', 'Branch code does not match the bank'],
  [bank, { Account_Type: 'BOND' }, 'Account_Type', 'Select the account type'],
  [bank, { Account_Number: '' }, 'Account_Number', 'Enter the account number'],
  [bank, { Account_Number: '62-0' }, 'Account_Number', 'Account number must only include numbers'],
  [
    bank,
    { Account_Number: '11111111111' },
    'Account_Number',
    'Check the account number: it is one digit over and over',
  ],
  [bank, { Debit_Day: 31 }, 'Debit_Day', 'Select the debit day'],
  [bank, { Authorisation: false }, 'Authorisation', 'Confirm that we may collect your premium from this account'],
  [bank, { otp: '12345' }, 'otp', 'The one-time PIN must be 6 or 8 digits'],
  ['updatePaymentMethod', { Payment_Method: 'SALARY_DEDUCTION' }, 'Payment_Method', 'Select the payment method'],
  ['updatePaymentMethod', { Payment_Method: 'DEBIT_ORDER' }, 'Debit_Day', 'Select the debit day'],
  ['initiatePayatPayment', { amount: null }, 'amount', 'Enter an amount'],
  ['initiatePayatPayment', { amount: 10.001 }, 'amount', 'Enter an amount'],
  ['initiatePayatPayment', { amount: 9.99 }, 'amount', 'Enter an amount of at least R\u00a010'],
  ['initiatePayatPayment', { amount: 5000.01 }, 'amount', 'The amount may not be more than R\u00a05\u00a0000'],
];

const file = { base64File: 'JVBERi0xLjc=', fileName: 'id.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };
const others: Case[] = [
  ['login', { otp: '' }, 'otp', 'Enter the one-time PIN'],
  ['login', { otp: '12a456' }, 'otp', 'The one-time PIN must be 6 or 8 digits'],
  ['login', { policyNumber: ' ' }, 'policyNumber', 'Enter the policy number'],
  ['login', { policyNumber: '7000-10012' }, 'policyNumber', 'Policy number must be 6 to 15 letters and numbers'],
  ['updateApprovalAction', { comment: 'No' }, 'comment', 'Enter a reason'],
  ['updateApprovalAction', { comment: null }, 'comment', 'Enter a reason'],
  ['extendedMemberQuote', { Date_Of_Birth: null }, 'Date_Of_Birth', 'Enter the date of birth'],
  ['addPolicy', { declarations: {} }, 'declarations.popia', 'Accept all declarations'],
  ['addPolicy', { BankingDetails: null }, 'PaymentMethod', 'Select the payment method'],
  [
    'addPolicy',
    { BankingDetails: null, PaymentMethod: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 1 } },
    'BankingDetails',
    'Add your banking details first',
  ],
  [
    'addPolicy',
    { Beneficiaries: [{ ...goodBodies['addBeneficiary'], ShareAllocation: undefined }] },
    'Beneficiaries.0.ShareAllocation',
    'Unknown field: Beneficiaries.0.ShareAllocation',
  ],
  [
    'addPolicy',
    { Children: [{ ...goodBodies['addChild'], Guardian_Declaration: false }] },
    'Children.0.Guardian_Declaration',
    'Confirm that you are the parent or guardian',
  ],
  ['addChild', { Documents: [{ ...file, fileName: 'id' }] }, 'Documents.0.base64File', 'Invalid file extension'],
  [
    'addChild',
    { Documents: [{ ...file, fileName: 'id.html', fileExtension: '.html' }] },
    'Documents.0.base64File',
    'The file must be a PDF, JPG or PNG',
  ],
  ['addChild', { Documents: [{ ...file, base64File: '%%' }] }, 'Documents.0.base64File', 'Failed to read file'],
];

const cases = [people, passports, permits, mainMember, dependants, beneficiaries, payments, others].flat();

describe('sentences', () => {
  it.each(cases)('%s with %j says beside %s: %s', (name, change, field, sentence) => {
    expect(refusalsOf(name, change)).toHaveProperty([field], sentence);
  });

  it('all stand at once, the first of each field', () => {
    expect(refusalsOf('addChild', { Title: 'KING', First_Name: '', Id_Number: '1', Relationship: '' })).toEqual({
      Title: 'Select the title',
      First_Name: 'Enter the first name',
      Id_Number: 'ID number must be 13 digits',
      Relationship: "Select the child's relationship to you",
    });
  });
});

describe('one mistake is one sentence', () => {
  const number = anIdNumber({ born: '2019-09-01' });
  it.each([
    ['addChild', { Id_Number: number, Date_Of_Birth: '2019-09-02' }, 'Date_Of_Birth'],
    ['addChild', { Id_Number: number, Date_Of_Birth: '1985-01-01' }, 'Date_Of_Birth'],
    ['addChild', { Id_Number: number, Date_Of_Birth: '2027-01-01' }, 'Date_Of_Birth'],
    ['addChild', { Id_Number: '2001154990089', Date_Of_Birth: '1985-01-01', Guardian_Declaration: false }, 'Id_Number'],
    ['addChild', { Id_Number: number, Date_Of_Birth: '1985-01-01', Guardian_Declaration: false }, 'Date_Of_Birth'],
    ['addSpouse', { Id_Number: number, Date_Of_Birth: '2019-09-02' }, 'Date_Of_Birth'],
    ['addSpouse', { Id_Number: '', Date_Of_Birth: '2019-09-02' }, 'Id_Number'],
    ['addExtendedMember', { Id_Number: number, Date_Of_Birth: '1921-09-02' }, 'Date_Of_Birth'],
    ['addExtendedMember', { Id_Number: '123', Date_Of_Birth: '2024-01-01', Cover_Amount: 50000 }, 'Id_Number'],
    ['addBeneficiary', { Id_Number: number, Date_Of_Birth: '2019-09-02' }, 'Date_Of_Birth'],
  ] as const)('%s with %j speaks only of %s', (name, change, field) => {
    const schema = bodySchemaOn(endpoints[name], today);
    const result = schema && v.safeParse(schema, { ...goodBodies[name], ...change });
    expect(result?.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });
});

describe('what is kept', () => {
  it.each([
    ['addSpouse', { Cell_Number: '+27 (0)82 123 4567' }, { Cell_Number: '27821234567' }],
    ['addSpouse', { Cell_Number: '' }, { Cell_Number: null }],
    ['addSpouse', { First_Name: '  Mary   Ann ' }, { First_Name: 'Mary Ann' }],
    ['addSpouse', { Email_Address: ' A@Example.COM ' }, { Email_Address: 'a@example.com' }],
    ['addSpouse', {}, { Middle_Names: null, Documents: [] }],
    ['addChild', { Documents: [file] }, { Documents: [{ ...file, type: 'OTHER' }] }],
    ['login', { policyNumber: ' ab12345 ' }, { policyNumber: 'AB12345' }],
    ['updateMainMember', {}, { Email_Address: 'lindiwe@example.com', Version: 3 }],
    ['addSupplementaryBenefits', { benefitIds: ['a', 'a'] }, { benefitIds: ['a'] }],
    [
      'addSpouse',
      {
        Id_Type: 'PASSPORT',
        Id_Number: null,
        Passport_Number: 'ab 123456',
        Passport_Country: 'ZW',
        Passport_Expiry_Date: today,
      },
      { Passport_Number: 'AB123456' },
    ],
  ] as const)('%s with %j keeps %j', (name, change, kept) => {
    const schema = bodySchemaOn(endpoints[name], today);
    const result = schema && readBody(schema, { ...goodBodies[name], ...change });
    expect(result).toMatchObject({ success: true, value: kept });
  });

  it('is only what an update sends', () => {
    const schema = bodySchemaOn(endpoints.updateChild, today);
    const result = schema && readBody(schema, { id: 'child-1', Surname: 'Dube' });
    expect(result).toEqual({ success: true, value: { id: 'child-1', Surname: 'Dube' } });
  });

  it('lets the last beneficiary go', () => {
    expect(refusalsOf('updateBeneficiary', { ShareAllocation: [] })).toEqual({});
  });

  it('takes a newborn on a birth certificate for 90 days', () => {
    const newborn = { Id_Type: 'BIRTH_CERTIFICATE', Id_Number: null, Date_Of_Birth: '2026-08-22' };
    expect(refusalsOf('addChild', newborn)).toEqual({});
  });
});
