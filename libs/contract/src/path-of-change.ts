import { type ActionType, type EntityType } from '@portal/domain';
import { portalPaths } from './portal-paths';

interface ChangeOf {
  entityType: EntityType;
  entityId: string;
}

/**
 * Where somebody sees current beside proposed (docs/domain/changes.md#r7-5); the page of the record's area where there is no such screen.
 */
export function pathOfProposal({ entityType, entityId }: ChangeOf): string {
  switch (entityType) {
    case 'SPOUSE':
      return portalPaths.newSpouse();
    case 'CHILD':
      return portalPaths.newChildDetails(entityId);
    case 'EXTENDED_MEMBER':
      return portalPaths.newExtendedMemberDetails(entityId);
    case 'BENEFICIARY':
      return portalPaths.newBeneficiary(entityId);
    default:
      return pathOfArea(entityType);
  }
}

/** Where somebody sees the record as it is; the list when it is there no more. */
export function pathOfRecord({ entityType, entityId, actionType }: ChangeOf & { actionType: ActionType }): string {
  if (actionType.startsWith('DELETE_')) return pathOfArea(entityType);
  switch (entityType) {
    case 'SPOUSE':
      return portalPaths.spouseDetails();
    case 'CHILD':
      return portalPaths.childDetails(entityId);
    case 'EXTENDED_MEMBER':
      return portalPaths.extendedMemberDetails(entityId);
    case 'BENEFICIARY':
      return portalPaths.beneficiary(entityId);
    default:
      return pathOfArea(entityType);
  }
}

/** The page that a kind of record belongs to. */
export function pathOfArea(entityType: EntityType): string {
  switch (entityType) {
    case 'MAIN_MEMBER':
      return portalPaths.personalDetails();
    case 'SPOUSE':
    case 'CHILD':
    case 'EXTENDED_MEMBER':
      return portalPaths.dependants();
    case 'BENEFICIARY':
      return portalPaths.beneficiaries();
    case 'BANKING_DETAILS':
    case 'PAYMENT_METHOD':
      return portalPaths.bankingDetails();
    case 'PRODUCT':
    case 'SUPPLEMENTARY_BENEFIT':
      return portalPaths.myPlan();
    case 'POLICY':
      return portalPaths.policies();
  }
}

/** Where the form of a change stands; null for one that no form asks for. `recordId` is the record that changes. */
export function pathOfForm(action: ActionType, recordId: string): string | null {
  switch (action) {
    case 'UPDATE_CONTACT':
    case 'UPDATE_CELL_NUMBER':
    case 'UPDATE_MARKETING_CONSENT':
      return portalPaths.updatePersonalDetails();
    case 'UPDATE_IDENTITY':
      return `${portalPaths.updatePersonalDetails()}?correct=identity`;
    case 'ADD_SPOUSE':
      return portalPaths.addSpouse();
    case 'UPDATE_SPOUSE':
      return portalPaths.updateSpouse();
    case 'ADD_CHILD':
      return portalPaths.addChild();
    case 'UPDATE_CHILD':
      return portalPaths.updateChild(recordId);
    case 'ADD_EXTENDED_MEMBER':
      return portalPaths.addExtendedMember();
    case 'UPDATE_EXTENDED_MEMBER':
      return portalPaths.updateExtendedMember(recordId);
    case 'ADD_BENEFICIARY':
      return portalPaths.addBeneficiary();
    case 'UPDATE_BENEFICIARY':
      return portalPaths.updateBeneficiary(recordId);
    case 'UPDATE_BANKING_DETAILS':
    case 'UPDATE_PAYMENT_METHOD':
      return portalPaths.updateBankingDetails();
    case 'CHANGE_PRODUCT':
      return portalPaths.updatePlan(recordId);
    case 'ADD_SUPPLEMENTARY_BENEFITS':
      return `${portalPaths.myPlan()}?add=benefits`;
    case 'ADD_POLICY':
      return portalPaths.createPolicy();
    default:
      return null;
  }
}
