import { type ActionType, type EntityType, kindsOfChange } from '@portal/domain';
import { portalPaths } from './portal-paths';

interface ChangeOf {
  entityType: EntityType;
  entityId: string;
}

/** Where somebody sees current beside proposed (docs/domain/changes.md#r7-5); the page of the request where the record has no such screen. */
export function pathOfProposal({ id, entityType, entityId }: ChangeOf & { id: string }): string {
  switch (entityType) {
    case 'SPOUSE':
      return portalPaths.newSpouse();
    case 'CHILD':
      return portalPaths.newChildDetails(entityId);
    case 'EXTENDED_MEMBER':
      return portalPaths.newExtendedMemberDetails(entityId);
    case 'BENEFICIARY':
      return portalPaths.newBeneficiary(entityId);
    case 'POLICY': // the request is on the new policy, which is chosen first
      return pathOfArea(entityType);
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

type PathOfForm = (recordId: string) => string;
const contactForm = portalPaths.updatePersonalDetails;
const paymentForm = portalPaths.updateBankingDetails;

/** What is typed on the page of one section is kept apart from the others: its draft is of `<record>.<section>`. */
export const sectionOfRecord = (recordId: string, section: string): string => `${recordId}.${section}`;

function sectionForm(recordId: string): string {
  const section = recordId.split('.')[1];
  return section ? `${contactForm()}?section=${section}` : contactForm();
}

/** Where the form of each kind of change stands; null: no form asks for it. */
const formPaths: Record<ActionType, PathOfForm | null> = {
  UPDATE_CONTACT: sectionForm,
  UPDATE_CELL_NUMBER: () => `${contactForm()}?section=cellphone`,
  UPDATE_IDENTITY: () => `${contactForm()}?correct=identity`,
  UPDATE_MARKETING_CONSENT: () => `${contactForm()}?section=offers`,
  UPDATE_BANKING_DETAILS: paymentForm,
  UPDATE_PAYMENT_METHOD: paymentForm,
  ADD_BENEFICIARY: portalPaths.addBeneficiary,
  UPDATE_BENEFICIARY: portalPaths.updateBeneficiary,
  ADD_SPOUSE: portalPaths.addSpouse,
  ADD_CHILD: portalPaths.addChild,
  ADD_EXTENDED_MEMBER: portalPaths.addExtendedMember,
  UPDATE_SPOUSE: portalPaths.updateSpouse,
  UPDATE_CHILD: portalPaths.updateChild,
  UPDATE_EXTENDED_MEMBER: portalPaths.updateExtendedMember,
  DELETE_SPOUSE: null,
  DELETE_CHILD: null,
  DELETE_EXTENDED_MEMBER: null,
  CHANGE_PRODUCT: portalPaths.updatePlan,
  ADD_SUPPLEMENTARY_BENEFITS: () => `${portalPaths.myPlan()}?add=benefits`,
  ADD_POLICY: portalPaths.createPolicy,
};

/** Where the form of a change stands; null for one that no form asks for. `recordId` is the record that changes. */
export const pathOfForm = (action: ActionType, recordId: string): string | null =>
  formPaths[action]?.(recordId) ?? null;
