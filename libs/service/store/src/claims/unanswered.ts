import { answeredBy, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type ClaimRecord, type ClaimRepresentation } from '../base/claim-record';

type Disagreed = Pick<ClaimRecord, 'representations'>;

/** What somebody sent against a decision that nobody has answered yet; null: nothing. */
export const unanswered = ({ representations }: Disagreed): ClaimRepresentation | null =>
  representations.find(({ answeredAt }) => answeredAt === null) ?? null;

/** The day by whose end staff answer it, promised or not; null while nothing waits. */
export function answerDay(claim: Disagreed): PlainDate | null {
  const waiting = unanswered(claim);
  return waiting && (waiting.answerDue ?? answeredBy(todayInJohannesburg(new Date(waiting.receivedAt))));
}
