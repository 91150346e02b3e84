import { type SendClaimDocument } from '@portal/contract';
import { representationTerms, todayInJohannesburg } from '@portal/domain';
import { done, type Outcome } from '@portal/service-change-pipeline';
import {
  type ClaimFileRow,
  type ClaimRecord,
  type ClaimRepresentation,
  type ClaimRow,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { keepClaimFiles } from './documents/receive-files';

interface Sent {
  text: string;
  files: NonNullable<SendClaimDocument['files']>;
  /** Who sent it, or put it in. */
  by: { source: ClaimFileRow['source']; id: string; name: string };
  receivedAt: Date;
  now: Date;
}

/** Keeps what somebody sent against the decision of a claim that is held. Refuses more files than fit with CONFLICT. */
export async function newRepresentation(
  tools: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  claim: ClaimRow,
  { text, files, by, receivedAt, now }: Sent,
): Promise<Outcome<ClaimRepresentation>> {
  const id = tools.random.uuid();
  const sent = { documentId: id, files, source: by.source, sentBy: by.id, receivedAt, now };
  const kept = await keepClaimFiles(tools, tx, claim, sent);
  if (!kept.success) return kept;
  const decidedAt = claim.record.decision?.confirmedAt ?? receivedAt.toISOString();
  const terms = representationTerms(todayInJohannesburg(new Date(decidedAt)), todayInJohannesburg(receivedAt));
  return done({
    id,
    receivedAt: receivedAt.toISOString(),
    sentBy: by.name,
    text,
    files: kept.value,
    answerDue: terms.answerDue,
    answer: null,
    answeredAt: null,
  });
}

/** A claim with one more of them. */
export const withRepresentation = (record: ClaimRecord, sent: ClaimRepresentation): ClaimRecord => ({
  ...record,
  representations: [...record.representations, sent],
});

/** What the audit keeps of it: no word of what somebody wrote. */
export const representationAudited = ({ id, files, answerDue }: ClaimRepresentation) => ({
  representationId: id,
  files: files.length,
  answerDue,
});
