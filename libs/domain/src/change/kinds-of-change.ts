import { type ApproverType, type EntityType } from '../code-lists/approvals';
import { type CustomerAbility } from '../policy/customer-abilities';
import { limits } from '../base/limits';
import {
  type DocumentFacts,
  type DocumentRequest,
  identityDocuments,
  joiningChildDocuments,
  noDocuments,
  childDocuments,
  relativeDocuments,
  spouseDocuments,
} from './supporting-documents';

/** What a one-time PIN must have been sent for, when a customer makes a change that needs one. */
type ConfirmingPin = 'UPDATE_CELL_NUMBER' | 'UPDATE_BANKING_DETAILS' | 'UPDATE_PAYMENT_METHOD' | 'BENEFICIARY';

/** Everything that differs between kinds of change and is not worked out from the change itself. */
export interface KindOfChange {
  label: string;
  entityType: EntityType;
  effect: 'addition' | 'update' | 'removal';
  /**
   * The policyholder, or staff for them; whoever takes the policy over; or nobody: a confirmed death opens it, so nobody takes it back or is asked
   * for more, and it waits until somebody has decided.
   */
  askedBy: 'holder' | 'successor' | 'nobody';
  /** The main member may have another name, number or identity afterwards, which their sign-in and messages follow. */
  changesMainMember: boolean;
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
  /** Somebody may come to more cover by it, on this policy or beside others, so the legal maximum is asked about. */
  mayRaiseCover: boolean;
  /** From when it holds once nobody has to decide any more; a death always at once. */
  holdsFrom: 'at-once' | 'next-month' | 'inception';
  /** Not possible in the first day after the cellphone number changed. */
  heldAfterCellChange: boolean;
  /** Premiums are collected another way afterwards, so the mandate is looked at. */
  changesPayment: boolean;
  /** Several of the kind may be approved in one go, when each of them is safe. */
  mayBeTogether: boolean;
  /** How many days it has to be decided in. */
  expiryDays: number;
  /** Why nobody approves it at a glance, whatever it changes: a row of `kindRisks`. */
  risk: 'new-number' | 'new-account' | 'new-payee' | null;
  /** The documents that it needs before it can be approved. Source: docs/domain/conduct.md#r8-4. */
  documents(facts: DocumentFacts): DocumentRequest[];
}

const usual = {
  askedBy: 'holder',
  changesMainMember: false,
  whenCustomerAsks: 'STAFF',
  whenStaffAsks: 'CUSTOMER',
  pin: null,
  contactFields: [],
  changesCover: false,
  mayRaiseCover: false,
  holdsFrom: 'at-once',
  heldAfterCellChange: false,
  changesPayment: false,
  mayBeTogether: true,
  expiryDays: limits.APPROVAL_EXPIRY_DAYS,
  risk: null,
  documents: noDocuments,
} as const;

const contact = ['Cell_Number', 'Email_Address'] as const;
const mainMember = {
  ...usual,
  entityType: 'MAIN_MEMBER',
  effect: 'update',
  changesMainMember: true,
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
  risk: 'new-payee',
} as const;
const money = {
  ...usual,
  effect: 'update',
  ability: 'change-banking-details',
  whenCustomerAsks: null,
  heldAfterCellChange: true,
  changesPayment: true,
  mayBeTogether: false,
  expiryDays: limits.APPROVAL_EXPIRY_DAYS_BANKING,
} as const;
const cover = {
  ...usual,
  effect: 'addition',
  ability: 'add-cover',
  changesCover: true,
  mayRaiseCover: true,
  holdsFrom: 'next-month',
} as const;
const life = {
  ...usual,
  effect: 'update',
  ability: 'change-lives',
  contactFields: contact,
  mayRaiseCover: true,
} as const;
const goneLife = { ...cover, effect: 'removal', ability: 'change-lives' } as const;

/** Who approves what, and all else that goes by the kind: one row for each. Source: docs/domain/changes.md#r7-2 and #r7-4. */
const rows = {
  UPDATE_CONTACT: { ...mainMember, label: 'Update contact details', whenCustomerAsks: null, whenStaffAsks: null },
  UPDATE_CELL_NUMBER: {
    ...mainMember,
    label: 'Update cellphone number',
    whenCustomerAsks: null,
    whenStaffAsks: 'SECOND_STAFF',
    pin: 'UPDATE_CELL_NUMBER',
    risk: 'new-number',
  },
  UPDATE_IDENTITY: {
    ...mainMember,
    label: 'Correct identity details',
    whenStaffAsks: 'SECOND_STAFF',
    mayRaiseCover: true,
    documents: identityDocuments,
  },
  UPDATE_MARKETING_CONSENT: {
    ...mainMember,
    label: 'Update marketing consent',
    whenCustomerAsks: null,
    whenStaffAsks: null,
  },
  UPDATE_BANKING_DETAILS: {
    ...money,
    label: 'Update banking details',
    entityType: 'BANKING_DETAILS',
    pin: 'UPDATE_BANKING_DETAILS',
    risk: 'new-account',
  },
  UPDATE_PAYMENT_METHOD: {
    ...money,
    label: 'Update payment method',
    entityType: 'PAYMENT_METHOD',
    pin: 'UPDATE_PAYMENT_METHOD',
  },
  ADD_BENEFICIARY: { ...beneficiary, label: 'Add beneficiary', effect: 'addition' },
  UPDATE_BENEFICIARY: { ...beneficiary, label: 'Update beneficiary', effect: 'update' },
  ADD_SPOUSE: { ...cover, label: 'Add spouse', entityType: 'SPOUSE', documents: spouseDocuments },
  ADD_CHILD: { ...cover, label: 'Add child', entityType: 'CHILD', documents: joiningChildDocuments },
  ADD_EXTENDED_MEMBER: {
    ...cover,
    label: 'Add extended member',
    entityType: 'EXTENDED_MEMBER',
    documents: relativeDocuments,
  },
  UPDATE_SPOUSE: { ...life, label: 'Update spouse', entityType: 'SPOUSE' },
  UPDATE_CHILD: { ...life, label: 'Update child', entityType: 'CHILD', documents: childDocuments },
  UPDATE_EXTENDED_MEMBER: { ...life, label: 'Update extended member', entityType: 'EXTENDED_MEMBER' },
  DELETE_SPOUSE: { ...goneLife, label: 'Remove spouse', entityType: 'SPOUSE' },
  DELETE_CHILD: { ...goneLife, label: 'Remove child', entityType: 'CHILD' },
  DELETE_EXTENDED_MEMBER: { ...goneLife, label: 'Remove extended member', entityType: 'EXTENDED_MEMBER' },
  CHANGE_PRODUCT: { ...cover, label: 'Change plan', entityType: 'PRODUCT', effect: 'update' },
  ADD_SUPPLEMENTARY_BENEFITS: { ...cover, label: 'Add supplementary benefits', entityType: 'SUPPLEMENTARY_BENEFIT' },
  CONTINUE_POLICY: {
    ...usual,
    label: 'Take over the policy',
    entityType: 'POLICY',
    effect: 'update',
    askedBy: 'successor',
    ability: 'add-cover',
    whenStaffAsks: 'SECOND_STAFF',
    changesCover: true,
    changesPayment: true,
    mayBeTogether: false,
    risk: 'new-payee',
  },
  UNDO_AFTER_DEATH: {
    ...usual,
    label: 'Undo changes after a death',
    entityType: 'POLICY',
    effect: 'update',
    askedBy: 'nobody',
    changesMainMember: true,
    ability: 'change-contact-details',
    whenCustomerAsks: 'SECOND_STAFF',
    whenStaffAsks: 'SECOND_STAFF',
    mayBeTogether: false,
  },
  ADD_POLICY: {
    ...cover,
    label: 'New policy',
    entityType: 'POLICY',
    mayRaiseCover: false,
    holdsFrom: 'inception',
    changesPayment: true,
    mayBeTogether: false,
  },
} as const satisfies Record<string, KindOfChange>;

/** What a change does. */
export type ActionType = keyof typeof rows;

export const kindsOfChange: Readonly<Record<ActionType, KindOfChange>> = rows;

/** The codes of the kinds, in the order of the table, and what people call them. */
export const actionTypes = /* @__PURE__ */ listed(rows);

function listed(kinds: Readonly<Record<ActionType, KindOfChange>>) {
  return (Object.keys(kinds) as ActionType[]).map((code) => ({ code, label: kinds[code].label }));
}

/** Whether somebody comes to be covered by it who was not. */
export const addsLife = (action: ActionType): boolean => {
  const { effect, entityType } = kindsOfChange[action];
  return (
    effect === 'addition' && (entityType === 'SPOUSE' || entityType === 'CHILD' || entityType === 'EXTENDED_MEMBER')
  );
};

/** Kinds that wait, once their days are over, until somebody has decided: nobody asked for them who could ask again. */
export const kindsThatWait: readonly ActionType[] = /* @__PURE__ */ waiting(rows);

function waiting(kinds: Readonly<Record<ActionType, KindOfChange>>) {
  return (Object.keys(kinds) as ActionType[]).filter((code) => kinds[code].askedBy === 'nobody');
}
