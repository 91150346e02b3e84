import { type ActionType, type ApproverType, type EntityType } from '../code-lists/approvals';
import { type CustomerAbility } from '../policy/customer-abilities';
import { limits } from '../base/limits';

/** What a one-time PIN must have been sent for, when a customer makes a change that needs one. */
type ConfirmingPin = 'UPDATE_CELL_NUMBER' | 'UPDATE_BANKING_DETAILS' | 'UPDATE_PAYMENT_METHOD' | 'BENEFICIARY';

export interface ApprovalRule {
  entityType: EntityType;
  /** What a customer must be able to do with the policy. */
  ability: CustomerAbility;
  /** Who decides what a customer, or staff, asked for; null: nobody, it is applied at once. */
  whenCustomerAsks: ApproverType | null;
  whenStaffAsks: ApproverType | null;
  /** The PIN that a customer confirms the change with. */
  pin: ConfirmingPin | null;
  /** A change to these fields alone is applied at once. */
  contactFields: readonly string[];
  /** Cover moves with it, so it waits while a change of plan waits. */
  changesCover: boolean;
  /** Not possible in the first day after the cellphone number changed. */
  heldAfterCellChange: boolean;
  /** Several of the kind may be approved in one go, when each of them is safe. */
  mayBeTogether: boolean;
  expiryDays: number;
}

const usual = {
  whenCustomerAsks: 'STAFF',
  whenStaffAsks: 'CUSTOMER',
  pin: null,
  contactFields: [],
  changesCover: false,
  heldAfterCellChange: false,
  mayBeTogether: true,
  expiryDays: limits.APPROVAL_EXPIRY_DAYS,
} as const;

const contact = ['Cell_Number', 'Email_Address'] as const;
const mainMember = {
  ...usual,
  entityType: 'MAIN_MEMBER',
  ability: 'change-contact-details',
  mayBeTogether: false,
} as const;
const beneficiary = {
  ...usual,
  entityType: 'BENEFICIARY',
  ability: 'change-beneficiaries',
  whenCustomerAsks: null,
  pin: 'BENEFICIARY',
  heldAfterCellChange: true,
  mayBeTogether: false,
} as const;
const newLife = { ...usual, ability: 'add-cover', changesCover: true } as const;
const life = { ...usual, ability: 'change-lives', contactFields: contact } as const;
const goneLife = { ...usual, ability: 'change-lives', changesCover: true } as const;
const money = {
  ...usual,
  ability: 'change-banking-details',
  whenCustomerAsks: null,
  heldAfterCellChange: true,
  mayBeTogether: false,
  expiryDays: limits.APPROVAL_EXPIRY_DAYS_BANKING,
} as const;
const cover = { ...usual, ability: 'add-cover', changesCover: true } as const;

/** Who approves what: one row for each thing that can be changed. Source: docs/domain/changes.md#r7-2 and #r7-4. */
export const approvalRules: Record<ActionType, ApprovalRule> = {
  UPDATE_CONTACT: { ...mainMember, whenCustomerAsks: null, whenStaffAsks: null },
  UPDATE_CELL_NUMBER: {
    ...mainMember,
    whenCustomerAsks: null,
    whenStaffAsks: 'SECOND_STAFF',
    pin: 'UPDATE_CELL_NUMBER',
  },
  UPDATE_IDENTITY: { ...mainMember, whenStaffAsks: 'SECOND_STAFF' },
  UPDATE_MARKETING_CONSENT: { ...mainMember, whenCustomerAsks: null, whenStaffAsks: null },
  UPDATE_BANKING_DETAILS: { ...money, entityType: 'BANKING_DETAILS', pin: 'UPDATE_BANKING_DETAILS' },
  UPDATE_PAYMENT_METHOD: { ...money, entityType: 'PAYMENT_METHOD', pin: 'UPDATE_PAYMENT_METHOD' },
  ADD_BENEFICIARY: beneficiary,
  UPDATE_BENEFICIARY: beneficiary,
  ADD_SPOUSE: { ...newLife, entityType: 'SPOUSE' },
  ADD_CHILD: { ...newLife, entityType: 'CHILD' },
  ADD_EXTENDED_MEMBER: { ...newLife, entityType: 'EXTENDED_MEMBER' },
  UPDATE_SPOUSE: { ...life, entityType: 'SPOUSE' },
  UPDATE_CHILD: { ...life, entityType: 'CHILD' },
  UPDATE_EXTENDED_MEMBER: { ...life, entityType: 'EXTENDED_MEMBER' },
  DELETE_SPOUSE: { ...goneLife, entityType: 'SPOUSE' },
  DELETE_CHILD: { ...goneLife, entityType: 'CHILD' },
  DELETE_EXTENDED_MEMBER: { ...goneLife, entityType: 'EXTENDED_MEMBER' },
  CHANGE_PRODUCT: { ...cover, entityType: 'PRODUCT' },
  ADD_SUPPLEMENTARY_BENEFITS: { ...cover, entityType: 'SUPPLEMENTARY_BENEFIT' },
  ADD_POLICY: { ...cover, entityType: 'POLICY', mayBeTogether: false },
};

/** The one who makes or decides a change, as far as the rules go. */
export type ChangeMaker = 'customer' | 'consultant' | 'portalAdmin';

/** Who must decide on a change to these fields; null: it is applied at once. */
export function approverOf(
  action: ActionType,
  maker: ChangeMaker,
  changedFields: readonly string[],
): ApproverType | null {
  const { contactFields, whenCustomerAsks, whenStaffAsks } = approvalRules[action];
  if (changedFields.length > 0 && changedFields.every((field) => contactFields.includes(field))) return null;
  return maker === 'customer' ? whenCustomerAsks : whenStaffAsks;
}

/** Hours after a change of the cellphone number in which bank account and beneficiaries stay as they are. */
export const cellChangeHoldHours = 24;
