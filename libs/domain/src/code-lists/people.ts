import { formatRand } from '../base/money';
import { codeList, type CodeOf } from './code-list';

/** Source of all: docs/domain/code-lists.md#r10-1 to #r10-4, #r10-7, docs/domain/people.md#r1-7 and docs/domain/records.md#r9-7. */
export const titles = codeList({
  MR: 'Mr',
  MRS: 'Mrs',
  MS: 'Ms',
  MISS: 'Miss',
  MX: 'Mx',
  DR: 'Dr',
  PROF: 'Prof',
  ADV: 'Adv',
  REV: 'Rev',
  PASTOR: 'Pastor',
  HON: 'Hon',
  SIR: 'Sir',
});

/** As coded in the ID number. */
export const genders = codeList({
  MALE: 'Male',
  FEMALE: 'Female',
});
export type Gender = CodeOf<typeof genders>;

export const maritalStatuses = codeList({
  SINGLE: 'Single',
  MARRIED_COP: 'Married in community of property',
  MARRIED_ANC_ACCRUAL: 'Married out of community of property with accrual',
  MARRIED_ANC: 'Married out of community of property without accrual',
  CUSTOMARY: 'Customary marriage',
  CIVIL_UNION: 'Civil union',
  RELIGIOUS: 'Married by religious rites',
  LIFE_PARTNER: 'Life partner',
  DIVORCED: 'Divorced',
  WIDOWED: 'Widowed',
  SEPARATED: 'Separated',
});

/** How the main member and the spouse are joined. */
export const unionTypes = codeList({
  CIVIL_MARRIAGE: 'Civil marriage',
  CUSTOMARY_MARRIAGE: 'Customary marriage',
  CIVIL_UNION: 'Civil union',
  RELIGIOUS_MARRIAGE: 'Religious marriage',
  LIFE_PARTNER: 'Life partner',
});

const adultDocuments = {
  SA_ID: 'South African ID number',
  PASSPORT: 'Passport',
  REFUGEE_PERMIT: 'Asylum seeker or refugee permit',
};

export const idTypes = codeList({ ...adultDocuments, BIRTH_CERTIFICATE: 'Birth certificate' });
export type IdType = CodeOf<typeof idTypes>;

/** A birth certificate stands for an ID number for newborn children only. */
export const adultIdTypes = codeList(adultDocuments);

/** In which language a person is written to; the portal itself is English. */
export const languages = codeList({
  AFRIKAANS: 'Afrikaans',
  ENGLISH: 'English',
  ISINDEBELE: 'isiNdebele',
  ISIXHOSA: 'isiXhosa',
  ISIZULU: 'isiZulu',
  SEPEDI: 'Sepedi',
  SESOTHO: 'Sesotho',
  SETSWANA: 'Setswana',
  SISWATI: 'siSwati',
  TSHIVENDA: 'Tshivenda',
  XITSONGA: 'Xitsonga',
  SASL: 'South African Sign Language',
});

export const contactMethods = codeList({
  SMS: 'SMS',
  EMAIL: 'Email',
  WHATSAPP: 'WhatsApp',
  PHONE: 'Phone',
});

/** Rand a month. */
export const incomeBands = /* @__PURE__ */ bandsOf(formatRand);

function bandsOf(rand: typeof formatRand) {
  return codeList({
    UNDER_5000: `Under ${rand(5000)}`,
    '5000_9999': `${rand(5000)} to ${rand(9999)}`,
    '10000_19999': `${rand(10_000)} to ${rand(19_999)}`,
    '20000_PLUS': `${rand(20_000)} or more`,
    UNDISCLOSED: 'I would rather not say',
  });
}

export const lifeStatuses = codeList({
  ACTIVE: 'Active',
  PENDING: 'Pending',
  REMOVED: 'Removed',
  DECEASED: 'Deceased',
});
