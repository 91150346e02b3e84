import { type ActionType, kindsOfChange } from './kinds-of-change';
import { type DocumentFacts, type DocumentRequest } from './supporting-documents';

/** The documents that a change needs before it can be approved. Source: docs/domain/conduct.md#r8-4. */
export const documentsFor = (action: ActionType, facts: DocumentFacts): DocumentRequest[] =>
  kindsOfChange[action].documents(facts);
