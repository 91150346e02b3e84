import { ages } from '../base/ages';

/** What a document shows. The contract's list of document types has them all. */
export type SupportingDocument =
  | 'ID_COPY'
  | 'BIRTH_CERTIFICATE'
  | 'MARRIAGE_CERTIFICATE'
  | 'AFFIDAVIT'
  | 'PROOF_OF_STUDY'
  | 'MEDICAL_REPORT'
  | 'BANK_LETTER'
  | 'OTHER';

/** What is known of the person the change is about. */
export interface DocumentFacts {
  Union_Type?: string | null;
  Relationship?: string | null;
  Is_Student?: boolean;
  Is_Disabled?: boolean;
  /** Completed years. */
  age?: number;
  /** The surname is among the corrected details. */
  changesSurname?: boolean;
}

/** One document asked for. */
export interface DocumentRequest {
  /** Any one of these will do. */
  anyOf: readonly SupportingDocument[];
  label: string;
}

const ask = (label: string, ...anyOf: SupportingDocument[]): DocumentRequest => ({ label, anyOf });
const affidavitUnions = ['LIFE_PARTNER', 'CUSTOMARY_MARRIAGE'];
const orderRelationships = ['ADOPTED_CHILD', 'FOSTER_CHILD'];

export const noDocuments = (): DocumentRequest[] => [];

export const spouseDocuments = ({ Union_Type }: DocumentFacts): DocumentRequest[] =>
  affidavitUnions.includes(Union_Type ?? '')
    ? [ask('Affidavit about your union', 'AFFIDAVIT', 'MARRIAGE_CERTIFICATE')]
    : [ask('Marriage certificate', 'MARRIAGE_CERTIFICATE')];

export const joiningChildDocuments = (facts: DocumentFacts): DocumentRequest[] => [
  ask('Birth certificate or ID', 'BIRTH_CERTIFICATE', 'ID_COPY'),
  ...childDocuments(facts),
];

export const childDocuments = ({
  Relationship,
  Is_Student,
  Is_Disabled,
  age = 0,
}: DocumentFacts): DocumentRequest[] => [
  ...(orderRelationships.includes(Relationship ?? '') ? [ask('Adoption or foster order', 'OTHER')] : []),
  ...(Is_Student && age >= ages.adult ? [ask('Proof of study', 'PROOF_OF_STUDY')] : []),
  ...(Is_Disabled ? [ask('Medical report', 'MEDICAL_REPORT')] : []),
];

export const relativeDocuments = (): DocumentRequest[] => [ask('Copy of the ID', 'ID_COPY')];

export const identityDocuments = ({ changesSurname }: DocumentFacts): DocumentRequest[] => [
  ask('Copy of your ID', 'ID_COPY'),
  ...(changesSurname ? [ask('Marriage or divorce papers', 'MARRIAGE_CERTIFICATE', 'OTHER')] : []),
];
