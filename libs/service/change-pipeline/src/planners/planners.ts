import { type ActionType } from '@portal/domain';
import { type Planner } from '../base/change';
import { addBenefits } from './add-benefits';
import { updateBankingDetails } from './banking-details';
import { addBeneficiary, updateBeneficiary } from './beneficiaries';
import { changePlan } from './change-plan';
import { updateMainMember } from './main-member';
import { addChild, addExtendedMember, addSpouse } from './new-lives';
import { updatePaymentMethod } from './payment-method';
import { removeChild, removeExtendedMember, removeSpouse } from './remove-life';
import { updateChild, updateExtendedMember, updateSpouse } from './update-life';

/** A planner that needs to know something from elsewhere first, as what a bank says of an account. */
type Informed = (...known: never[]) => Planner<never>;

/**
 * What works each kind of change out. Of the policyholder the fields decide which of the four kinds it is; a new policy is not
 * planned on another one (`applyForPolicy`), nor one that somebody takes over (`requestTakeover`), nor what a death undoes (`requestUndo`).
 */
export const planners = {
  UPDATE_CONTACT: updateMainMember,
  UPDATE_CELL_NUMBER: updateMainMember,
  UPDATE_IDENTITY: updateMainMember,
  UPDATE_MARKETING_CONSENT: updateMainMember,
  UPDATE_BANKING_DETAILS: updateBankingDetails,
  UPDATE_PAYMENT_METHOD: updatePaymentMethod,
  ADD_BENEFICIARY: addBeneficiary,
  UPDATE_BENEFICIARY: updateBeneficiary,
  ADD_SPOUSE: addSpouse,
  ADD_CHILD: addChild,
  ADD_EXTENDED_MEMBER: addExtendedMember,
  UPDATE_SPOUSE: updateSpouse,
  UPDATE_CHILD: updateChild,
  UPDATE_EXTENDED_MEMBER: updateExtendedMember,
  DELETE_SPOUSE: removeSpouse,
  DELETE_CHILD: removeChild,
  DELETE_EXTENDED_MEMBER: removeExtendedMember,
  CHANGE_PRODUCT: changePlan,
  ADD_SUPPLEMENTARY_BENEFITS: addBenefits,
  CONTINUE_POLICY: null,
  UNDO_AFTER_DEATH: null,
  ADD_POLICY: null,
} as const satisfies Record<ActionType, Planner<never> | Informed | null>;
