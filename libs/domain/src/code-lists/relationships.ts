import { codeList, type CodeOf } from './code-list';

/** Relatives who may be covered as extended members and may be beneficiaries. Source: docs/domain/code-lists.md#r10-5. */
const relatives = {
  MOTHER: 'Mother',
  FATHER: 'Father',
  MOTHER_IN_LAW: 'Mother-in-law',
  FATHER_IN_LAW: 'Father-in-law',
  GRANDMOTHER: 'Grandmother',
  GRANDFATHER: 'Grandfather',
  BROTHER: 'Brother',
  SISTER: 'Sister',
  BROTHER_IN_LAW: 'Brother-in-law',
  SISTER_IN_LAW: 'Sister-in-law',
  AUNT: 'Aunt',
  UNCLE: 'Uncle',
  NIECE: 'Niece',
  NEPHEW: 'Nephew',
  COUSIN: 'Cousin',
  GRANDCHILD: 'Grandchild',
  SON_IN_LAW: 'Son-in-law',
  DAUGHTER_IN_LAW: 'Daughter-in-law',
};

const otherRelative = { OTHER_RELATIVE: 'Other relative' };

/** An extended member's relationship to the main member. */
export const extendedRelationships = codeList({
  ...relatives,
  ADULT_CHILD: 'Adult child',
  ADDITIONAL_SPOUSE: 'Additional spouse',
  ...otherRelative,
});
export type ExtendedRelationship = CodeOf<typeof extendedRelationships>;

/** A beneficiary's relationship to the main member. */
export const beneficiaryRelationships = codeList({
  SPOUSE: 'Spouse',
  LIFE_PARTNER: 'Life partner',
  SON: 'Son',
  DAUGHTER: 'Daughter',
  ...relatives,
  ...otherRelative,
  FRIEND: 'Friend',
  NONE_RELATED: 'Not related',
});

/** A child's relationship to the main member or the spouse. */
export const childRelationships = codeList({
  BIOLOGICAL_CHILD: 'Biological child',
  STEPCHILD: 'Stepchild',
  ADOPTED_CHILD: 'Adopted child',
  FOSTER_CHILD: 'Foster child',
});

const deceased = { DECEASED: 'Deceased' };
const divorced = { DIVORCED: 'Divorced' };
const separated = { SEPARATED: 'Separated' };
const noLongerDependant = { NO_LONGER_DEPENDANT: 'No longer dependant' };
const married = { MARRIED: 'Married' };
const notAffordable = { NOT_AFFORDABLE: 'Not affordable' };
const other = { OTHER: 'Other' };

/** Why a life is removed. Source: docs/domain/records.md#r9-8 to #r9-10. */
export const spouseRemovalReasons = codeList({ ...deceased, ...divorced, ...separated, ...other });

export const childRemovalReasons = codeList({ ...deceased, ...noLongerDependant, ...married, ...other });

export const extendedMemberRemovalReasons = codeList({ ...deceased, ...notAffordable, ...other });

/** Every reason for which somebody is taken off a policy. */
export const removalReasons = codeList({
  ...deceased,
  ...divorced,
  ...separated,
  ...noLongerDependant,
  ...married,
  ...notAffordable,
  ...other,
});

export const beneficiaryStatuses = codeList({
  ACTIVE: 'Active',
  PENDING: 'Pending',
  REMOVED: 'Removed',
});
export type BeneficiaryStatus = CodeOf<typeof beneficiaryStatuses>;
