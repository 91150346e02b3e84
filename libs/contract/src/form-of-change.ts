import { type ActionType } from '@portal/domain';
import { portalPaths } from './portal-paths';

interface FormOfChange {
  path(recordId: string): string;
  /** What somebody was doing who left it half filled in: "Continue adding a child". Null: it keeps no draft of its own. */
  draft: string | null;
}

const contactForm = portalPaths.updatePersonalDetails;
const paymentForm = portalPaths.updateBankingDetails;

/** What is typed on the page of one section is kept apart from the others: its draft is of `<record>.<section>`. */
export const sectionOfRecord = (recordId: string, section: string): string => `${recordId}.${section}`;

function sectionForm(recordId: string): string {
  const section = recordId.split('.')[1];
  return section ? `${contactForm()}?section=${section}` : contactForm();
}

/** The draft of a baby without an ID number yet, whose form asks less than that of another child. */
export const newbornRecord = 'new.newborn';

/** The section of a child's details that says who studies, and takes the proof of it. */
export const studiesSection = 'studies';

/** Where proof of a child's studies is sent. */
export const childStudiesPath = (id: string): string => `${portalPaths.updateChild(id)}?section=${studiesSection}`;

function childUpdateForm(recordId: string): string {
  const [id = '', section] = recordId.split('.');
  return section === studiesSection ? childStudiesPath(id) : portalPaths.updateChild(id);
}

const childForm = (recordId: string) => portalPaths.addChild() + (recordId === newbornRecord ? '?newborn=yes' : '');

/** The form of each kind of change: where it stands, and its words as a draft. Null: no form asks for it. */
const forms: Record<ActionType, FormOfChange | null> = {
  UPDATE_CONTACT: { path: sectionForm, draft: 'changing your details' },
  UPDATE_CELL_NUMBER: { path: () => `${contactForm()}?section=cellphone`, draft: null },
  UPDATE_IDENTITY: { path: () => `${contactForm()}?correct=identity`, draft: 'correcting your identity details' },
  UPDATE_MARKETING_CONSENT: { path: () => `${contactForm()}?section=offers`, draft: null },
  UPDATE_BANKING_DETAILS: { path: paymentForm, draft: 'changing your banking details' },
  UPDATE_PAYMENT_METHOD: { path: paymentForm, draft: null },
  ADD_BENEFICIARY: { path: portalPaths.addBeneficiary, draft: 'adding a beneficiary' },
  UPDATE_BENEFICIARY: { path: portalPaths.updateBeneficiary, draft: 'changing a beneficiary' },
  ADD_SPOUSE: { path: portalPaths.addSpouse, draft: 'adding your spouse' },
  ADD_CHILD: { path: childForm, draft: 'adding a child' },
  ADD_EXTENDED_MEMBER: { path: portalPaths.addExtendedMember, draft: 'adding an extended member' },
  UPDATE_SPOUSE: { path: portalPaths.updateSpouse, draft: 'changing your spouse’s details' },
  UPDATE_CHILD: { path: childUpdateForm, draft: 'changing a child’s details' },
  UPDATE_EXTENDED_MEMBER: { path: portalPaths.updateExtendedMember, draft: 'changing an extended member’s details' },
  DELETE_SPOUSE: null,
  DELETE_CHILD: null,
  DELETE_EXTENDED_MEMBER: null,
  CHANGE_PRODUCT: { path: portalPaths.updatePlan, draft: 'changing your plan' },
  ADD_SUPPLEMENTARY_BENEFITS: { path: () => `${portalPaths.myPlan()}?add=benefits`, draft: 'adding benefits' },
  CONTINUE_POLICY: null,
  UNDO_AFTER_DEATH: null,
  ADD_POLICY: { path: portalPaths.createPolicy, draft: 'taking out a policy' },
};

/** Where the form of a change stands; null for one that no form asks for. `recordId` is the record that changes. */
export const pathOfForm = (action: ActionType, recordId: string): string | null =>
  forms[action]?.path(recordId) ?? null;

/** What somebody was doing who left the form; null for a change without a draft of its own. */
export const draftWordsOf = (action: ActionType): string | null => forms[action]?.draft ?? null;
