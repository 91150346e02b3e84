import { type PlainDate } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';
import { amountsSoFar } from '../../documents/document-facts-of';
import { type DecisionGrounds } from './recommended';

/** What a recommendation about a claim is judged by today. */
export const decisionGrounds = (record: ClaimRecord, today: PlainDate): DecisionGrounds => ({
  record,
  amounts: amountsSoFar({ record }, today),
  wasDisputed: record.clock.disputedAt !== null,
  decidedOn: today,
});
