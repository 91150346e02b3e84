import { type ActionType } from '@portal/domain';

/** What somebody was doing when they left: "Continue adding a child". Null: no form of its own is kept half filled in. */
export const draftWords: Record<ActionType, string | null> = {
  UPDATE_CONTACT: 'changing your details',
  UPDATE_CELL_NUMBER: null,
  UPDATE_MARKETING_CONSENT: null,
  UPDATE_IDENTITY: 'correcting your identity details',
  ADD_SPOUSE: 'adding your spouse',
  UPDATE_SPOUSE: 'changing your spouse’s details',
  ADD_CHILD: 'adding a child',
  UPDATE_CHILD: 'changing a child’s details',
  ADD_EXTENDED_MEMBER: 'adding an extended member',
  UPDATE_EXTENDED_MEMBER: 'changing an extended member’s details',
  ADD_BENEFICIARY: 'adding a beneficiary',
  UPDATE_BENEFICIARY: 'changing a beneficiary',
  UPDATE_BANKING_DETAILS: 'changing your banking details',
  UPDATE_PAYMENT_METHOD: null,
  DELETE_SPOUSE: null,
  DELETE_CHILD: null,
  DELETE_EXTENDED_MEMBER: null,
  CHANGE_PRODUCT: 'changing your plan',
  ADD_SUPPLEMENTARY_BENEFITS: 'adding benefits',
  ADD_POLICY: 'taking out a policy',
};
