import { endpoint } from '../endpoint';
import {
  AddBeneficiarySchema,
  beneficiaryAddition,
  UpdateBeneficiarySchema,
  beneficiaryUpdate,
} from '../records/beneficiary';
import { ChangeSchema } from '../records/change';
import { ChildInputSchema, childInput, UpdateChildSchema, childUpdate } from '../records/child';
import {
  ExtendedMemberInputSchema,
  extendedMemberInput,
  UpdateExtendedMemberSchema,
  extendedMemberUpdate,
} from '../records/extended-member';
import { UpdateMainMemberSchema, mainMemberUpdate } from '../records/main-member';
import { ProductChangeSchema } from '../records/quote';
import { ChildRemovalSchema, ExtendedMemberRemovalSchema, SpouseRemovalSchema } from '../records/removal';
import { SpouseInputSchema, spouseInput, UpdateSpouseSchema, spouseUpdate } from '../records/spouse';
import { AddSupplementaryBenefitsSchema } from '../records/supplementary-benefit';

const change = { permission: 'make changes', reply: ChangeSchema } as const;
/** What any change of a policy may be refused for. */
const always = ['INVALID_STATUS', 'PENDING_CHANGE_EXISTS', 'STALE_VERSION'] as const;
const takesFiles = true;

/** The policyholder and the plan. */
export const mainMemberEndpoints = {
  updateMainMember: endpoint('PUT /update-main-member/{policyNumber}', {
    ...change,
    summary: 'Change personal details: the fields sent, and only those',
    body: UpdateMainMemberSchema,
    bodyOn: mainMemberUpdate,
    errors: [...always, 'INVALID_OTP', 'INVALID_NEW_NUMBER_OTP', 'DUPLICATE', 'PAYLOAD_TOO_LARGE'],
    takesFiles,
  }),
  updateMainMemberProduct: endpoint('PUT /update-main-member-product/{policyNumber}', {
    ...change,
    summary: 'Change to another plan on an accepted quote',
    body: ProductChangeSchema,
    errors: [...always, 'QUOTE_EXPIRED', 'SAME_PRODUCT'],
  }),
  addSupplementaryBenefits: endpoint('POST /add-main-member-supplementary-benefits/{policyNumber}', {
    ...change,
    summary: 'Add supplementary benefits',
    body: AddSupplementaryBenefitsSchema,
    errors: [...always, 'DUPLICATE'],
  }),
};

/** Children, spouse and extended members. */
export const dependantEndpoints = {
  addChild: endpoint('POST /add-child/{policyNumber}', {
    ...change,
    summary: 'Add a child',
    body: ChildInputSchema,
    bodyOn: childInput,
    errors: [...always, 'DUPLICATE', 'PAYLOAD_TOO_LARGE'],
    takesFiles,
  }),
  updateChild: endpoint('PUT /update-child/{policyNumber}', {
    ...change,
    summary: 'Change a child: the fields sent, and only those',
    body: UpdateChildSchema,
    bodyOn: childUpdate,
    errors: [...always, 'DUPLICATE', 'PAYLOAD_TOO_LARGE'],
    takesFiles,
  }),
  deleteChild: endpoint('DELETE /delete-child/{policyNumber}', {
    ...change,
    summary: 'Remove a child, with a reason',
    body: ChildRemovalSchema,
    errors: always,
  }),
  addSpouse: endpoint('POST /add-spouse/{policyNumber}', {
    ...change,
    summary: 'Add the spouse',
    body: SpouseInputSchema,
    bodyOn: spouseInput,
    errors: [...always, 'SPOUSE_EXISTS', 'DUPLICATE', 'PAYLOAD_TOO_LARGE'],
    takesFiles,
  }),
  updateSpouse: endpoint('PUT /update-spouse/{policyNumber}', {
    ...change,
    summary: 'Change the spouse: the fields sent, and only those',
    body: UpdateSpouseSchema,
    bodyOn: spouseUpdate,
    errors: [...always, 'DUPLICATE', 'PAYLOAD_TOO_LARGE'],
    takesFiles,
  }),
  deleteSpouse: endpoint('DELETE /delete-spouse/{policyNumber}', {
    ...change,
    summary: 'Remove the spouse, with a reason',
    body: SpouseRemovalSchema,
    errors: always,
  }),
  addExtendedMember: endpoint('POST /add-extended-member/{policyNumber}', {
    ...change,
    summary: 'Add an extended member on a quote',
    body: ExtendedMemberInputSchema,
    bodyOn: extendedMemberInput,
    errors: [...always, 'DUPLICATE', 'QUOTE_EXPIRED', 'PAYLOAD_TOO_LARGE'],
    takesFiles,
  }),
  updateExtendedMember: endpoint('PUT /update-extended-member/{policyNumber}', {
    ...change,
    summary: 'Change an extended member: the fields sent, and only those',
    body: UpdateExtendedMemberSchema,
    bodyOn: extendedMemberUpdate,
    errors: [...always, 'DUPLICATE', 'QUOTE_EXPIRED', 'PAYLOAD_TOO_LARGE'],
    takesFiles,
  }),
  deleteExtendedMember: endpoint('DELETE /delete-extended-member/{policyNumber}', {
    ...change,
    summary: 'Remove an extended member, with a reason',
    body: ExtendedMemberRemovalSchema,
    errors: always,
  }),
};

/** Who is paid. There is no delete call: removing is an update. */
export const beneficiaryEndpoints = {
  addBeneficiary: endpoint('POST /add-beneficiary/{policyNumber}', {
    ...change,
    summary: 'Nominate a beneficiary, with the complete new split',
    body: AddBeneficiarySchema,
    bodyOn: beneficiaryAddition,
    errors: [...always, 'INVALID_OTP', 'DUPLICATE'],
  }),
  updateBeneficiary: endpoint('POST /update-beneficiary/{policyNumber}', {
    ...change,
    summary: 'Change or remove a beneficiary, with the complete new split',
    body: UpdateBeneficiarySchema,
    bodyOn: beneficiaryUpdate,
    errors: [...always, 'INVALID_OTP', 'DUPLICATE'],
  }),
};
