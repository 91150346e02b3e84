import { codeList, type CodeOf } from './code-list';
import { otherRelative, relatives } from './relatives';

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
