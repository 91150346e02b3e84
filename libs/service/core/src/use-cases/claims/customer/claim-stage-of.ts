import {
  claimStage,
  type ClaimStage,
  type ClaimStageFacts,
  fromCents,
  isEverythingPaid,
  type PartOfStage,
  type PlainDate,
  todayInJohannesburg,
} from '@portal/domain';
import { missingForDecision } from '../documents/document-lines';
import { cashToRead } from './cash-to-read';
import { type ClaimRow, isCashAsked, isInCash, isToParlour, type PayoutRow } from '@portal/service-store';

/** Where a claim stands, as a page says it to one of those who claim. `own`: what is paid of the part that they read of. */
export const claimStageOf = (
  claim: Pick<ClaimRow, 'status' | 'record'>,
  own: readonly PayoutRow[],
  today: PlainDate,
  part?: PartOfStage,
): ClaimStage => claimStage(stageFacts(claim, own, today), part);

/** Money that is on its way or has come, and no plan for a later day. */
const isOfNow = ({ status }: PayoutRow) => status !== 'SCHEDULED' && status !== 'CANCELLED';

const amountOf = (payouts: readonly PayoutRow[]) =>
  fromCents(payouts.reduce((cents, { amountCents }) => cents + amountCents, 0));

function stageFacts(
  { status, record }: Pick<ClaimRow, 'status' | 'record'>,
  own: readonly PayoutRow[],
  today: PlainDate,
): ClaimStageFacts {
  const { completeAt, decisionDue, disputeDue } = record.clock;
  const paid = own.filter((payout) => payout.status === 'PAID');
  switch (status) {
    case 'IN_ASSESSMENT':
      return decisionDue === null || completeAt === null
        ? { status: 'REPORTED' }
        : {
            status,
            lastDocumentOn: todayInJohannesburg(new Date(completeAt)),
            decisionDue,
            isLate: decisionDue < today,
            isAsked: missingForDecision(record.documents).length > 0,
          };
    case 'DISPUTED':
      return disputeDue === null
        ? { status: 'REPORTED' }
        : {
            status,
            reason: record.disputeReason ?? '',
            disputeDue,
            partPaid: paid.length > 0 ? amountOf(paid) : null,
            isLate: disputeDue < today,
          };
    case 'APPROVED':
    case 'PAID':
      return paidFacts(status, own, paid);
    default:
      return { status };
  }
}

/**
 * The last payment to the reader is the one that a page tells of, with what a funeral parlour has of the same part. Whoever has the own part is
 * told so, also while others of the claim wait for theirs.
 */
function paidFacts(
  claim: 'APPROVED' | 'PAID',
  all: readonly PayoutRow[],
  allPaid: readonly PayoutRow[],
): ClaimStageFacts {
  const status = isEverythingPaid(all.map((payout) => payout.status)) ? 'PAID' : claim;
  const ofReader = all.filter((payout) => !isToParlour(payout));
  const own = ofReader.filter((payout) => !isInCash(payout));
  const paid = allPaid.filter((payout) => !isToParlour(payout) && !isInCash(payout));
  const cash = cashToRead(ofReader);
  const toParlour = amountOf(all.filter((payout) => isToParlour(payout) && isOfNow(payout)));
  const last = paid.at(-1);
  if (status === 'PAID' && last?.record.paidAt && last.record.bank !== null) {
    const { bank, accountNumber, paidAt } = last.record;
    const paidOn = todayInJohannesburg(new Date(paidAt));
    return {
      status,
      own: { amount: amountOf(paid), bank, last4: (accountNumber ?? '').slice(-4), paidOn },
      toParlour,
      cash,
    };
  }
  if (status === 'PAID' && (toParlour > 0 || cash.paid.length > 0) && !own.some(isOfNow)) {
    return { status, own: null, toParlour, cash };
  }
  const isToCome = (payout: PayoutRow) => isOfNow(payout) && payout.status !== 'PAID';
  const parlours = all.filter((payout) => isToParlour(payout) && isToCome(payout));
  return {
    status: 'APPROVED',
    amount: amountOf(own.filter((payout) => isToCome(payout) && !isCashAsked(payout))),
    toParlour: amountOf(parlours),
    isParlourReady: parlours.every((payout) => payout.status !== 'WAITING_FOR_ACCOUNT'),
    isAccountMissing: ofReader.some((payout) => payout.status === 'WAITING_FOR_ACCOUNT' && !isCashAsked(payout)),
    cash,
  };
}
