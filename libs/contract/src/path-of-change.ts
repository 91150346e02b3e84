import { type ActionType, type EntityType, kindsOfChange } from '@portal/domain';
import { portalPaths } from './portal-paths';

interface ChangeOf {
  entityType: EntityType;
  entityId: string;
}

/** Where somebody sees current beside proposed (docs/domain/changes.md#r7-5); the page of the request where the record has no such screen. */
export function pathOfProposal(change: ChangeOf & { id: string; actionType?: ActionType }): string {
  const { id, entityType, entityId, actionType } = change;
  switch (entityType) {
    case 'SPOUSE':
      return portalPaths.newSpouse();
    case 'CHILD':
      return portalPaths.newChildDetails(entityId);
    case 'EXTENDED_MEMBER':
      return portalPaths.newExtendedMemberDetails(entityId);
    case 'BENEFICIARY':
      return portalPaths.newBeneficiary(entityId);
    case 'POLICY': // the request is on the new policy, which is chosen first; what a death undoes is on the one that there is
      return actionType && kindsOfChange[actionType].askedBy === 'nobody'
        ? portalPaths.request(id)
        : pathOfArea(entityType);
    default:
      return portalPaths.request(id);
  }
}

/** Where somebody sees the record as it is; the list when it is there no more. */
export function pathOfRecord({ entityType, entityId, actionType }: ChangeOf & { actionType: ActionType }): string {
  if (kindsOfChange[actionType].effect === 'removal') return pathOfArea(entityType);
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
