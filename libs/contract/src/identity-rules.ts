import {
  checkBirthCertificate,
  checkDateOfBirth,
  checkIdNumber,
  checkIdNumberAgainst,
  checkPassportCountry,
  checkPassportExpiry,
  checkPassportNumber,
  checkPermitExpiry,
  checkPermitNumber,
  countryCodes,
  formatTypedDate,
  type IdType,
  type PlainDate,
} from '@portal/domain';
import { fromBirth, type Known, refusal, type Rule, type RuleRefusal } from './fields/rules';

/** The fields that say who somebody is. */
export interface Identity {
  Id_Type: IdType;
  Id_Number: string | null;
  Passport_Number: string | null;
  Passport_Country: string | null;
  Passport_Expiry_Date: PlainDate | null;
  Permit_Number: string | null;
  Permit_Expiry_Date: PlainDate | null;
  Date_Of_Birth: PlainDate;
}

/** On this day every two-digit year is of this century: what is refused then is refused on any day. */
export const anyDay = '2099-12-31';

const given = <Value>(value: Value | undefined, judge: (value: Value) => readonly RuleRefusal[]) =>
  value === undefined ? [] : judge(value);

const missingExpiry = (field: string, document: 'passport' | 'permit') => (expiry: PlainDate | null) =>
  expiry === null ? [{ field, message: `Enter the ${document} expiry date` }] : [];

/** Each kind of document needs its own fields (docs/domain/people.md#r1-3 and #r1-7). What depends on the day comes after. */
export const identityRule: Rule<Identity> = (person) => {
  switch (person.Id_Type) {
    case 'SA_ID':
      return given(person.Id_Number, (number) => refusal('Id_Number', checkIdNumber(number ?? '', anyDay)));
    case 'PASSPORT':
      return [
        ...given(person.Passport_Number, (number) => refusal('Passport_Number', checkPassportNumber(number ?? ''))),
        ...given(person.Passport_Country, (country) =>
          refusal('Passport_Country', checkPassportCountry(country, countryCodes)),
        ),
        ...given(person.Passport_Expiry_Date, missingExpiry('Passport_Expiry_Date', 'passport')),
      ];
    case 'REFUGEE_PERMIT':
      return [
        ...given(person.Permit_Number, (number) => refusal('Permit_Number', checkPermitNumber(number ?? ''))),
        ...given(person.Permit_Expiry_Date, missingExpiry('Permit_Expiry_Date', 'permit')),
      ];
    default:
      return [];
  }
};

/** What the day decides: the century of an ID number, dates in the future, documents that ran out. */
export const identityRuleOn =
  (today: PlainDate): Rule<Identity> =>
  (person) => [
    ...given(person.Date_Of_Birth, (birth) =>
      fromBirth(refusal('Date_Of_Birth', checkDateOfBirth(formatTypedDate(birth), today))),
    ),
    ...documentRefusals(person, today),
  ];

function documentRefusals(person: Known<Identity>, today: PlainDate): readonly RuleRefusal[] {
  const { Id_Type, Id_Number, Date_Of_Birth, Passport_Expiry_Date, Permit_Expiry_Date } = person;
  if (Id_Type === 'SA_ID' && Id_Number) {
    const number = refusal('Id_Number', checkIdNumber(Id_Number, today));
    if (number.length > 0 || Date_Of_Birth === undefined) return number;
    return refusal('Date_Of_Birth', checkIdNumberAgainst(Date_Of_Birth, Id_Number, today));
  }
  if (Id_Type === 'PASSPORT' && Passport_Expiry_Date) {
    return refusal('Passport_Expiry_Date', checkPassportExpiry(Passport_Expiry_Date, today));
  }
  if (Id_Type === 'REFUGEE_PERMIT' && Permit_Expiry_Date) {
    return refusal('Permit_Expiry_Date', checkPermitExpiry(Permit_Expiry_Date, today));
  }
  if (Id_Type === 'BIRTH_CERTIFICATE' && Date_Of_Birth !== undefined) {
    return fromBirth(refusal('Date_Of_Birth', checkBirthCertificate(Date_Of_Birth, today))); // there is no field for a number then
  }
  return [];
}
