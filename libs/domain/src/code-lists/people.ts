import { formatRand } from '../base/money';
import { type CodeList, type CodeOf } from './code-list';

/** Source of all: docs/domain/code-lists.md#r10-1 to #r10-4, #r10-7, docs/domain/people.md#r1-7 and docs/domain/records.md#r9-7. */
export const titles = [
  { code: 'MR', label: 'Mr' },
  { code: 'MRS', label: 'Mrs' },
  { code: 'MS', label: 'Ms' },
  { code: 'MISS', label: 'Miss' },
  { code: 'MX', label: 'Mx' },
  { code: 'DR', label: 'Dr' },
  { code: 'PROF', label: 'Prof' },
  { code: 'ADV', label: 'Adv' },
  { code: 'REV', label: 'Rev' },
  { code: 'PASTOR', label: 'Pastor' },
  { code: 'HON', label: 'Hon' },
  { code: 'SIR', label: 'Sir' },
] as const satisfies CodeList;

/** As coded in the ID number. */
export const genders = [
  { code: 'MALE', label: 'Male' },
  { code: 'FEMALE', label: 'Female' },
] as const satisfies CodeList;
export type Gender = CodeOf<typeof genders>;

export const maritalStatuses = [
  { code: 'SINGLE', label: 'Single' },
  { code: 'MARRIED_COP', label: 'Married in community of property' },
  { code: 'MARRIED_ANC_ACCRUAL', label: 'Married out of community of property with accrual' },
  { code: 'MARRIED_ANC', label: 'Married out of community of property without accrual' },
  { code: 'CUSTOMARY', label: 'Customary marriage' },
  { code: 'CIVIL_UNION', label: 'Civil union' },
  { code: 'RELIGIOUS', label: 'Married by religious rites' },
  { code: 'LIFE_PARTNER', label: 'Life partner' },
  { code: 'DIVORCED', label: 'Divorced' },
  { code: 'WIDOWED', label: 'Widowed' },
  { code: 'SEPARATED', label: 'Separated' },
] as const satisfies CodeList;

/** How the main member and the spouse are joined. */
export const unionTypes = [
  { code: 'CIVIL_MARRIAGE', label: 'Civil marriage' },
  { code: 'CUSTOMARY_MARRIAGE', label: 'Customary marriage' },
  { code: 'CIVIL_UNION', label: 'Civil union' },
  { code: 'RELIGIOUS_MARRIAGE', label: 'Religious marriage' },
  { code: 'LIFE_PARTNER', label: 'Life partner' },
] as const satisfies CodeList;

export const idTypes = [
  { code: 'SA_ID', label: 'South African ID number' },
  { code: 'PASSPORT', label: 'Passport' },
  { code: 'REFUGEE_PERMIT', label: 'Asylum seeker or refugee permit' },
  { code: 'BIRTH_CERTIFICATE', label: 'Birth certificate' },
] as const satisfies CodeList;
export type IdType = CodeOf<typeof idTypes>;

/** In which language a person is written to; the portal itself is English. */
export const languages = [
  { code: 'AFRIKAANS', label: 'Afrikaans' },
  { code: 'ENGLISH', label: 'English' },
  { code: 'ISINDEBELE', label: 'isiNdebele' },
  { code: 'ISIXHOSA', label: 'isiXhosa' },
  { code: 'ISIZULU', label: 'isiZulu' },
  { code: 'SEPEDI', label: 'Sepedi' },
  { code: 'SESOTHO', label: 'Sesotho' },
  { code: 'SETSWANA', label: 'Setswana' },
  { code: 'SISWATI', label: 'siSwati' },
  { code: 'TSHIVENDA', label: 'Tshivenda' },
  { code: 'XITSONGA', label: 'Xitsonga' },
  { code: 'SASL', label: 'South African Sign Language' },
] as const satisfies CodeList;

export const contactMethods = [
  { code: 'SMS', label: 'SMS' },
  { code: 'EMAIL', label: 'Email' },
  { code: 'WHATSAPP', label: 'WhatsApp' },
  { code: 'PHONE', label: 'Phone' },
] as const satisfies CodeList;

/** Rand a month. */
export const incomeBands = /* @__PURE__ */ bandsOf(formatRand);

function bandsOf(rand: typeof formatRand) {
  return [
    { code: 'UNDER_5000', label: `Under ${rand(5000)}` },
    { code: '5000_9999', label: `${rand(5000)} to ${rand(9999)}` },
    { code: '10000_19999', label: `${rand(10_000)} to ${rand(19_999)}` },
    { code: '20000_PLUS', label: `${rand(20_000)} or more` },
    { code: 'UNDISCLOSED', label: 'I would rather not say' },
  ] as const satisfies CodeList;
}

export const lifeStatuses = [
  { code: 'ACTIVE', label: 'Active' },
  { code: 'PENDING', label: 'Pending' },
  { code: 'REMOVED', label: 'Removed' },
  { code: 'DECEASED', label: 'Deceased' },
] as const satisfies CodeList;
