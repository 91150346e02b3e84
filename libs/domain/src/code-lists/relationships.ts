import { type CodeList, type CodeOf } from './code-list';

/** Relatives who may be covered as extended members and may be beneficiaries. Source: docs/domain/code-lists.md#r10-5. */
const relatives = [
  { code: 'MOTHER', label: 'Mother' },
  { code: 'FATHER', label: 'Father' },
  { code: 'MOTHER_IN_LAW', label: 'Mother-in-law' },
  { code: 'FATHER_IN_LAW', label: 'Father-in-law' },
  { code: 'GRANDMOTHER', label: 'Grandmother' },
  { code: 'GRANDFATHER', label: 'Grandfather' },
  { code: 'BROTHER', label: 'Brother' },
  { code: 'SISTER', label: 'Sister' },
  { code: 'BROTHER_IN_LAW', label: 'Brother-in-law' },
  { code: 'SISTER_IN_LAW', label: 'Sister-in-law' },
  { code: 'AUNT', label: 'Aunt' },
  { code: 'UNCLE', label: 'Uncle' },
  { code: 'NIECE', label: 'Niece' },
  { code: 'NEPHEW', label: 'Nephew' },
  { code: 'COUSIN', label: 'Cousin' },
  { code: 'GRANDCHILD', label: 'Grandchild' },
  { code: 'SON_IN_LAW', label: 'Son-in-law' },
  { code: 'DAUGHTER_IN_LAW', label: 'Daughter-in-law' },
] as const satisfies CodeList;

const otherRelative = [{ code: 'OTHER_RELATIVE', label: 'Other relative' }] as const satisfies CodeList;

/** An extended member's relationship to the main member. */
export const extendedRelationships = [
  ...relatives,
  { code: 'ADULT_CHILD', label: 'Adult child' },
  { code: 'ADDITIONAL_SPOUSE', label: 'Additional spouse' },
  ...otherRelative,
] as const satisfies CodeList;
export type ExtendedRelationship = CodeOf<typeof extendedRelationships>;

/** A beneficiary's relationship to the main member. */
export const beneficiaryRelationships = [
  { code: 'SPOUSE', label: 'Spouse' },
  { code: 'LIFE_PARTNER', label: 'Life partner' },
  { code: 'SON', label: 'Son' },
  { code: 'DAUGHTER', label: 'Daughter' },
  ...relatives,
  ...otherRelative,
  { code: 'FRIEND', label: 'Friend' },
  { code: 'NONE_RELATED', label: 'Not related' },
] as const satisfies CodeList;

/** A child's relationship to the main member or the spouse. */
export const childRelationships = [
  { code: 'BIOLOGICAL_CHILD', label: 'Biological child' },
  { code: 'STEPCHILD', label: 'Stepchild' },
  { code: 'ADOPTED_CHILD', label: 'Adopted child' },
  { code: 'FOSTER_CHILD', label: 'Foster child' },
] as const satisfies CodeList;

const deceased = { code: 'DECEASED', label: 'Deceased' } as const;
const divorced = { code: 'DIVORCED', label: 'Divorced' } as const;
const separated = { code: 'SEPARATED', label: 'Separated' } as const;
const noLongerDependant = { code: 'NO_LONGER_DEPENDANT', label: 'No longer dependant' } as const;
const married = { code: 'MARRIED', label: 'Married' } as const;
const notAffordable = { code: 'NOT_AFFORDABLE', label: 'Not affordable' } as const;
const other = { code: 'OTHER', label: 'Other' } as const;

/** Why a life is removed. Source: docs/domain/records.md#r9-8 to #r9-10. */
export const spouseRemovalReasons = [deceased, divorced, separated, other] as const satisfies CodeList;

export const childRemovalReasons = [deceased, noLongerDependant, married, other] as const satisfies CodeList;

export const extendedMemberRemovalReasons = [deceased, notAffordable, other] as const satisfies CodeList;

/** Every reason for which somebody is taken off a policy. */
export const removalReasons = [
  deceased,
  divorced,
  separated,
  noLongerDependant,
  married,
  notAffordable,
  other,
] as const satisfies CodeList;

export const beneficiaryStatuses = [
  { code: 'ACTIVE', label: 'Active' },
  { code: 'PENDING', label: 'Pending' },
  { code: 'REMOVED', label: 'Removed' },
] as const satisfies CodeList;
export type BeneficiaryStatus = CodeOf<typeof beneficiaryStatuses>;
