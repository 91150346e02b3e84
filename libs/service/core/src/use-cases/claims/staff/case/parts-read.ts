import { type ClaimCase } from '@portal/contract';
import {
  type Claimant,
  type ClaimDocumentLine,
  type ClaimRecommendation,
  type DecidedClaim,
} from '@portal/service-store';
import { accountRead, parlourRead } from '../../account-read';
import { documentRead } from '../../documents/document-read';

/** A line of the documents, with what staff made of it. */
export const documentOfCase = (
  line: ClaimDocumentLine,
  claimants: readonly Claimant[],
): ClaimCase['documents'][number] => ({
  ...documentRead(line),
  payeeName: claimants.find(({ id }) => id === line.payeeId)?.name ?? null,
  judgedBy: line.judged?.by.name ?? null,
  judgedAt: line.judged?.at ?? null,
  note: line.note,
  says: line.says,
});

export const claimantRead = (
  claimant: Claimant,
  letsIn: ClaimCase['claimants'][number]['letsIn'],
): ClaimCase['claimants'][number] => ({
  id: claimant.id,
  role: claimant.role,
  beneficiaryId: claimant.beneficiaryId,
  name: claimant.name,
  cellNumber: claimant.cellNumber,
  share: claimant.share,
  account: accountRead(claimant),
  representative: claimant.representative?.name ?? null,
  letsIn,
  arrangesFuneral: claimant.arrangesFuneral === true,
  parlour: parlourRead(claimant),
  hasComeForward: claimant.hasComeForward,
});

/** What is recommended, in the totals of that day. */
export const recommendationRead = (said: ClaimRecommendation): NonNullable<ClaimCase['recommendation']> => ({
  kind: said.kind,
  cause: said.cause,
  payableNow: said.amounts.payableNow,
  payableLater: said.amounts.payableLater,
  isCorrected: said.isCorrected,
  reasonCode: said.reasonCode,
  reasonText: said.reasonText,
  wording: said.wording,
  by: said.by,
  at: said.at,
});

export const decisionRead = (decided: DecidedClaim): NonNullable<ClaimCase['decision']> => ({
  ...recommendationRead(decided),
  confirmedBy: decided.confirmedBy,
  confirmedAt: decided.confirmedAt,
  note: decided.note,
});
