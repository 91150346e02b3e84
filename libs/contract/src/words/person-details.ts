import { countries, genders, idTypes, titles } from '@portal/domain';
import { codeWords, detail, words } from './detail';

/** Who somebody is, in the order of the forms. */
export const identityDetails = [
  detail('Title', 'Title', codeWords(titles)),
  detail('First_Name', 'First name'),
  detail('Middle_Names', 'Middle names'),
  detail('Surname', 'Surname'),
  detail('Id_Type', 'ID type', codeWords(idTypes)),
  detail('Id_Number', 'ID number', words.idNumber),
  detail('Passport_Number', 'Passport number', words.passport),
  detail('Passport_Country', 'Passport country', codeWords(countries)),
  detail('Passport_Expiry_Date', 'Passport expiry date', words.date),
  detail('Permit_Number', 'Permit number', words.passport),
  detail('Permit_Expiry_Date', 'Permit expiry date', words.date),
  detail('Date_Of_Birth', 'Date of birth', words.date),
  detail('Gender', 'Gender', codeWords(genders)),
];

/** How somebody is reached. */
export const contactDetails = [
  detail('Cell_Number', 'Cellphone number', words.phone),
  detail('Email_Address', 'Email address'),
];
