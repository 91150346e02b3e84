import {
  beneficiaryRelationships,
  beneficiaryStatuses,
  childRelationships,
  contactMethods,
  extendedRelationships,
  incomeBands,
  languages,
  lifeStatuses,
  maritalStatuses,
  provinces,
  unionTypes,
  labelOf,
} from '@portal/domain';
import { codeWords, type Detail, detail, type DetailRecord, words } from './detail';
import { contactDetails, identityDetails } from './person-details';

const address = (value: unknown): string | null => {
  if (value === null || typeof value !== 'object') return null;
  const { Line_1, Line_2, Suburb, City, Province, Postal_Code } = value as DetailRecord;
  const province = typeof Province === 'string' ? labelOf(provinces, Province) : null;
  return [Line_1, Line_2, Suburb, City, province, Postal_Code].filter(Boolean).join(', ') || null;
};

/** The channels somebody agreed to, in words. */
const consent = (value: unknown): string | null => {
  if (value === null || typeof value !== 'object') return null;
  const channels = { Sms: 'SMS', Email: 'Email', Phone: 'Phone', Whatsapp: 'WhatsApp' };
  const agreed = Object.entries(channels).filter(([name]) => (value as DetailRecord)[name] === true);
  return agreed.map(([, label]) => label).join(', ') || 'None';
};

export const mainMemberDetails: readonly Detail[] = [
  ...identityDetails,
  detail('Marital_Status', 'Marital status', codeWords(maritalStatuses)),
  ...contactDetails,
  detail('Alternative_Number', 'Alternative number', words.phone),
  detail('Preferred_Language', 'Language we write to you in', codeWords(languages)),
  detail('Preferred_Contact_Method', 'How we contact you', codeWords(contactMethods)),
  detail('PhysicalAddress', 'Home address', address),
  detail('Postal_Same_As_Physical', 'Post goes to your home address', words.yesNo),
  detail('PostalAddress', 'Postal address', address),
  detail('Occupation', 'Occupation'),
  detail('Employer_Name', 'Employer'),
  detail('Monthly_Income_Band', 'Monthly income', codeWords(incomeBands)),
  detail('MarketingConsent', 'Marketing by', consent),
];

const lifeDetails = [
  detail('Cover_Amount', 'Cover', words.cover),
  detail('Cover_Start_Date', 'Cover starts', words.date),
  detail('Waiting_Period_End_Date', 'Natural causes from', words.date),
  detail('Life_Status', 'Status', codeWords(lifeStatuses)),
];

export const spouseDetails: readonly Detail[] = [
  ...identityDetails,
  detail('Union_Type', 'Type of union', codeWords(unionTypes)),
  detail('Union_Date', 'Date of marriage or union', words.date),
  ...contactDetails,
  ...lifeDetails,
];

export const childDetails: readonly Detail[] = [
  ...identityDetails,
  detail('Relationship', 'Relationship', codeWords(childRelationships)),
  detail('Is_Student', 'Full-time student', words.yesNo),
  detail('Institution_Name', 'School or institution'),
  detail('Study_Year', 'Year of study', words.number),
  detail('Proof_Of_Study_Until', 'Studies proved until', words.date),
  detail('Is_Disabled', 'Disabled', words.yesNo),
  ...contactDetails,
  ...lifeDetails,
];

export const extendedMemberDetails: readonly Detail[] = [
  ...identityDetails,
  detail('Relationship', 'Relationship', codeWords(extendedRelationships)),
  ...contactDetails,
  detail('Monthly_Premium', 'Monthly premium', words.rand),
  ...lifeDetails,
];

export const beneficiaryDetails: readonly Detail[] = [
  ...identityDetails,
  detail('Relationship', 'Relationship', codeWords(beneficiaryRelationships)),
  ...contactDetails,
  detail('Benefit_Share', 'Share', words.percent),
  detail('Beneficiary_Status', 'Status', codeWords(beneficiaryStatuses)),
];
