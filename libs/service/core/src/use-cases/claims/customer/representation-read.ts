import { type Representation } from '@portal/contract';
import { type ClaimRepresentation } from '@portal/service-store';

/** What somebody sent against a decision, and our answer once it is one. */
export const representationRead = ({
  receivedAt,
  text,
  files,
  answerDue,
  answeredAt,
  answer,
}: ClaimRepresentation): Representation => ({
  receivedAt,
  text,
  files,
  answerDue,
  answeredAt,
  outcome: answeredAt === null ? null : (answer?.outcome ?? null),
  answer: answeredAt === null ? [] : (answer?.parts ?? []),
});
