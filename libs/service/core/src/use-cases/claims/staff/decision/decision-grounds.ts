import { type CoverElsewhere, type PlainDate } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';
import { amountsSoFar } from '../../documents/document-facts-of';
import { type DecisionGrounds } from './recommended';

/** What a recommendation about a claim is judged by today. `paidElsewhere`: what other claims about the same person pay, for a correction. */
export const decisionGrounds = (
  record: ClaimRecord,
  today: PlainDate,
  paidElsewhere: readonly CoverElsewhere[],
): DecisionGrounds => ({
  record,
  amounts: amountsSoFar({ record }, today),
  wasDisputed: record.clock.disputedAt !== null,
  decidedOn: today,
  paidElsewhere,
});
