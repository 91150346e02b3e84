import { type ClaimDocumentType } from '../../code-lists/claims';

/** A row of the tables of documents. */
export interface AskedDocument {
  type: ClaimDocumentType;
  /** Any of these will do as well; usually none. */
  alsoTakes?: readonly ClaimDocumentType[];
  /** Where it is called otherwise than its type is. */
  label?: string;
  /** Why we ask, in a sentence. */
  why: string;
  /** The decision, where nothing else is said. */
  neededFor?: 'DECISION' | 'PAYMENT';
}

/** A row with what decides whether it is asked for. */
export interface AskedWhen<Facts> extends AskedDocument {
  when(facts: Facts): boolean;
}
