import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, record } from './columns';

/** What the payer is asked to agree to. Amounts in rand, numbers masked. */
export interface MandateQuestionTerms {
  creditorShortName: string;
  debtorName: string;
  bankName: string;
  accountNumberMasked: string;
  instalmentAmount: number;
  maximumAmount: number;
  collectionDay: number;
  firstCollectionDate: string | null;
}

/** A mandate on its way to the payer's bank and back: one for each contract reference, the latest terms. */
export const mandateRequests = pgTable('mandate_requests', {
  contractReference: text('contract_reference').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  terms: record<MandateQuestionTerms>('terms').notNull(),
  authenticationType: text('authentication_type', { enum: ['TT1_DELAYED', 'TT2_BATCH'] }).notNull(),
  respondBy: moment('respond_by').notNull(),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  answeredAt: moment('answered_at'),
});
export type MandateRequest = typeof mandateRequests.$inferSelect;
