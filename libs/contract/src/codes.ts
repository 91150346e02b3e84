export const lifeStatuses = ['ACTIVE', 'PENDING', 'REMOVED', 'DECEASED'] as const;
export const titles = ['MR', 'MRS', 'MS', 'MISS', 'MX', 'DR', 'PROF', 'ADV', 'REV', 'PASTOR', 'HON', 'SIR'] as const;
export const genders = ['MALE', 'FEMALE'] as const;
export const idTypes = ['SA_ID', 'PASSPORT', 'REFUGEE_PERMIT', 'BIRTH_CERTIFICATE'] as const;
export const maritalStatuses = [
  'SINGLE',
  'MARRIED_COP',
  'MARRIED_ANC_ACCRUAL',
  'MARRIED_ANC',
  'CUSTOMARY',
  'CIVIL_UNION',
  'RELIGIOUS',
  'LIFE_PARTNER',
  'DIVORCED',
  'WIDOWED',
  'SEPARATED',
] as const;
export const unionTypes = [
  'CIVIL_MARRIAGE',
  'CUSTOMARY_MARRIAGE',
  'CIVIL_UNION',
  'RELIGIOUS_MARRIAGE',
  'LIFE_PARTNER',
] as const;
export const childRelationships = ['BIOLOGICAL_CHILD', 'STEPCHILD', 'ADOPTED_CHILD', 'FOSTER_CHILD'] as const;
export const extendedRelationships = [
  'MOTHER',
  'FATHER',
  'MOTHER_IN_LAW',
  'FATHER_IN_LAW',
  'GRANDMOTHER',
  'GRANDFATHER',
  'BROTHER',
  'SISTER',
  'BROTHER_IN_LAW',
  'SISTER_IN_LAW',
  'AUNT',
  'UNCLE',
  'NIECE',
  'NEPHEW',
  'COUSIN',
  'GRANDCHILD',
  'SON_IN_LAW',
  'DAUGHTER_IN_LAW',
  'ADULT_CHILD',
  'ADDITIONAL_SPOUSE',
  'OTHER_RELATIVE',
] as const;
export const beneficiaryRelationships = [
  'MOTHER',
  'FATHER',
  'MOTHER_IN_LAW',
  'FATHER_IN_LAW',
  'GRANDMOTHER',
  'GRANDFATHER',
  'BROTHER',
  'SISTER',
  'BROTHER_IN_LAW',
  'SISTER_IN_LAW',
  'AUNT',
  'UNCLE',
  'NIECE',
  'NEPHEW',
  'COUSIN',
  'GRANDCHILD',
  'SON_IN_LAW',
  'DAUGHTER_IN_LAW',
  'OTHER_RELATIVE',
  'SPOUSE',
  'LIFE_PARTNER',
  'SON',
  'DAUGHTER',
  'FRIEND',
  'NONE_RELATED',
] as const;
export const provinces = [
  'EASTERN_CAPE',
  'FREE_STATE',
  'GAUTENG',
  'KWAZULU_NATAL',
  'LIMPOPO',
  'MPUMALANGA',
  'NORTHERN_CAPE',
  'NORTH_WEST',
  'WESTERN_CAPE',
] as const;
export const languages = [
  'AFRIKAANS',
  'ENGLISH',
  'ISINDEBELE',
  'ISIXHOSA',
  'ISIZULU',
  'SEPEDI',
  'SESOTHO',
  'SETSWANA',
  'SISWATI',
  'TSHIVENDA',
  'XITSONGA',
  'SASL',
] as const;
export const contactMethods = ['SMS', 'EMAIL', 'WHATSAPP', 'PHONE'] as const;
export const incomeBands = ['UNDER_5000', '5000_9999', '10000_19999', '20000_PLUS', 'UNDISCLOSED'] as const;
export const policyStatuses = [
  'PENDING',
  'ACTIVE',
  'IN_GRACE',
  'LAPSED',
  'CANCELLED',
  'NOT_TAKEN_UP',
  'PAID_UP',
  'CLAIMED',
] as const;
export const premiumStatuses = [
  'UP_TO_DATE',
  'PAID_IN_ADVANCE',
  'DUE',
  'PROCESSING',
  'ARREARS',
  'FIRST_PREMIUM_OUTSTANDING',
  'NOT_APPLICABLE',
] as const;
export const planCategories = ['SINGLE_MEMBER', 'SINGLE_PARENT', 'FAMILY'] as const;
export const policyTypes = ['FUNERAL', 'LIFE'] as const;
export const accountHolderRelationships = ['SELF', 'SPOUSE', 'PARENT', 'CHILD', 'OTHER'] as const;
export const bankNames = [
  'Absa Bank',
  'African Bank',
  'Albaraka Bank',
  'Access Bank',
  'Bank Zero',
  'Bidvest Bank',
  'Capitec Bank',
  'Capitec Business',
  'Citibank',
  'Discovery Bank',
  'FNB',
  'Grindrod Bank',
  'Investec',
  'Nedbank',
  'Postbank',
  'Sasfin Bank',
  'Standard Bank',
  'TymeBank',
] as const;
export const accountTypes = ['CURRENT', 'SAVINGS', 'TRANSMISSION'] as const;
export const paymentMethods = ['DEBIT_ORDER', 'PAYAT', 'EFT', 'SALARY_DEDUCTION'] as const;
