import { type PolicyDocument } from '@portal/contract';

/** Whom a document comes from. */
export const sourceWords: Record<PolicyDocument['source'], string> = {
  SYSTEM: 'Us',
  CUSTOMER: 'You',
  STAFF: 'Our staff',
};
