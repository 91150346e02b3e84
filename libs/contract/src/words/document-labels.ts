import { type ApprovalAction } from '../records/approval-action';

/** What people call the documents. */
export const documentLabels: Record<ApprovalAction['documents'][number]['type'], string> = {
  POLICY_SCHEDULE: 'Policy schedule',
  TERMS: 'Terms and conditions',
  WELCOME_LETTER: 'Welcome letter',
  PREMIUM_STATEMENT: 'Premium statement',
  BENEFIT_CERTIFICATE: 'Benefit certificate',
  DEBICHECK_MANDATE: 'DebiCheck mandate',
  CLAIM_FORM: 'Claim form',
  CLAIM_LETTER: 'Letter about your claim',
  PAYOUT_PROOF: 'Proof of payment of your claim',
  ID_COPY: 'Copy of the ID',
  BIRTH_CERTIFICATE: 'Birth certificate',
  MARRIAGE_CERTIFICATE: 'Marriage certificate',
  AFFIDAVIT: 'Affidavit',
  PROOF_OF_STUDY: 'Proof of study',
  MEDICAL_REPORT: 'Medical report',
  BANK_LETTER: 'Letter from the bank',
  OTHER: 'Other document',
};

/** The name of a document within a sentence: `birth certificate`. */
export const documentInSentence = (type: keyof typeof documentLabels): string =>
  documentLabels[type].charAt(0).toLowerCase() + documentLabels[type].slice(1);
