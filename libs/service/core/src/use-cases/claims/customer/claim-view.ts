import { type Claim, familyActs, type ListedClaim } from '@portal/contract';
import { claimEvents } from '@portal/contract/words';
import {
  allowedClaimActs,
  claimAwaitsOf,
  fromCents,
  mayGoToStore,
  type PlainDate,
  todayInJohannesburg,
} from '@portal/domain';
import {
  type Claimant,
  type ClaimDocumentLine,
  type ClaimRow,
  isToParlour,
  type PayoutRow,
  statusesToActOn,
  unanswered,
} from '@portal/service-store';
import { accountRead, parlourRead } from '../account-read';
import { actFactsOf } from '../act-facts-of';
import { claimAmountsRead } from '../claim-amounts-read';
import { missingForDecision } from '../documents/document-lines';
import { documentRead } from '../documents/document-read';
import { nameOfDeceased } from '../name-of-deceased';
import { payeeOfPart } from '../parts-of-number';
import { mayChangeAccount } from './account-may-change';
import { arrangerStageOf } from './arranger-stage-of';
import { vouchersToCash } from './cash-to-read';
import { claimStageOf } from './claim-stage-of';
import { type ClaimWithPayouts } from './claim-with-payouts';
import { maySetParlour } from './may-set-parlour';
import { partOfStage, partRead, speakerOf } from './part-read';
import { representationRead } from './representation-read';

/** Payments to whoever reads, or to the payee for whom they act: nobody else's. */
export const ownPayouts = ({ payouts, reader }: Omit<ClaimWithPayouts, 'parts'>) =>
  reader === null ? [] : payouts.filter(({ claimantId }) => claimantId === reader.id);

export interface ClaimReader {
  today: PlainDate;
  /** Signed in to the policy: everything of the claim is theirs to know. */
  isPolicyholder: boolean;
  /** Nothing of it is paid to them. */
  isOnlyCovered: boolean;
  /** The policy is theirs to take over, or they asked to. */
  mayContinue: boolean;
  /** Somebody issues vouchers for cash. */
  hasVouchers: boolean;
}

/** What everybody who reads a claim is told of it, each as far as it is theirs. */
export const entriesOf = (read: ClaimWithPayouts, today: PlainDate) => {
  const { reference, policyNumber, lifeKind, status, record, createdAt, version } = read.claim;
  const own = ownPayouts(read);
  return {
    reference,
    policyNumber,
    life: { id: record.lifeId, name: nameOfDeceased(record), kind: lifeKind },
    dateOfDeath: record.dateOfDeath,
    status,
    stage: read.reader?.arrangesFuneral
      ? arrangerStageOf(read.claim, read.payouts, read.reader, today)
      : claimStageOf(read.claim, own, today, partOfStage(read.reader, today)),
    awaits: claimAwaitsOf(status, statusesToActOn(own), unanswered(record) !== null),
    vouchersToCash: vouchersToCash(own),
    decisionDue: record.clock.decisionDue,
    disputeDue: record.clock.disputeDue,
    reportedAt: createdAt.toISOString(),
    version,
  };
};

/** A claim in a list. */
export const listedClaim = (read: ClaimWithPayouts, today: PlainDate): ListedClaim => ({
  ...entriesOf(read, today),
  documentsMissing: missingForDecision(read.claim.record.documents).length,
});

/**
 * A claim as the policyholder reads it: everything of it, and nothing of what staff think of it. Anybody else who claims reads where it
 * stands, what is asked, and their own part: nobody else's, and not the whole amount. Source: docs/domain/claims.md#c1-3.
 */
export function claimView(read: ClaimWithPayouts, who: ClaimReader): Claim {
  const { today, isPolicyholder } = who;
  const { claim, reader } = read;
  const isWhole = isPolicyholder || reader?.role === 'POLICYHOLDER';
  const { record } = claim;
  return {
    ...entriesOf(read, today),
    placeOfDeath: record.placeOfDeath,
    countryOfDeath: record.countryOfDeath,
    causeReported: record.causeReported,
    completeAt: record.clock.completeAt,
    documents: record.documents.filter((line) => isForReader(line, reader)).map(documentRead),
    amounts: isWhole ? claimAmountsRead(claim, today) : null,
    part: reader && partRead(read, reader, today),
    parts: read.parts.map((part) => partRead(read, part, today)),
    account: reader && accountRead(reader),
    mayBePaidInCash:
      reader !== null &&
      who.hasVouchers &&
      mayGoToStore({ payee: payeeOfPart(reader, who.today), isPerson: reader.share !== null }),
    parlour: reader && parlourRead(reader),
    arrangesFuneral: false,
    decision: decisionRead(claim),
    representations: record.representations
      .filter(({ sentBy }) => isWhole || sentBy === speakerOf(reader))
      .map(representationRead),
    payouts: ownPayouts(read).map(payoutRead),
    history: record.history.filter(({ event }) => claimEvents[event].isTold).map(eventRead),
    allowedActs: actsOf(read, who),
  };
}

/** What is asked of others is theirs; what nothing asks for any more is shown while something came for it. */
const isForReader = ({ payeeId, isAsked, files }: ClaimDocumentLine, reader: Claimant | null) =>
  (payeeId === null || payeeId === reader?.id) && (isAsked || files.length > 0);

/** What happened, in a sentence. */
export const eventRead = ({ at, event, about }: ClaimRow['record']['history'][number]): Claim['history'][number] => ({
  at,
  what: claimEvents[event].sentence(about ?? ''),
});

function decisionRead({ record: { decision } }: ClaimRow): Claim['decision'] {
  if (decision === null) return null;
  const { kind, confirmedAt, letter } = decision;
  return {
    kind,
    decidedOn: todayInJohannesburg(new Date(confirmedAt)),
    letter: letter && {
      parts: letter.parts.map(({ heading, paragraphs }) => ({ heading, paragraphs })),
      disagreeUntil: letter.disagreeUntil,
      courtUntil: letter.courtUntil,
    },
  };
}

/** One payment, as whoever is paid reads it. */
export function payoutRead(payout: PayoutRow): Claim['payouts'][number] {
  const { number, amountCents, status, payOn, record } = payout;
  const { payee, lines, method, bank, accountNumber, paidAt, failureReason } = record;
  return {
    number,
    amount: fromCents(amountCents),
    lines,
    method,
    status,
    payOn,
    parlour: isToParlour(payout) ? payee.name : null,
    paidOn: paidAt && todayInJohannesburg(new Date(paidAt)),
    bank,
    last4: accountNumber && accountNumber.slice(-4),
    failureReason,
  };
}

/** What the reader may do. Whoever holds the policy is its reporter as much as anybody. */
export function actsOf(
  read: ClaimWithPayouts,
  { isPolicyholder, isOnlyCovered, mayContinue }: ClaimReader,
): Claim['allowedActs'] {
  const caller = isPolicyholder
    ? ({ id: '', role: 'customer', isReporter: true } as const)
    : ({ id: '', role: 'claimant', isReporter: read.reader?.isReporter ?? false } as const);
  const acts: string[] = allowedClaimActs(actFactsOf(read.claim, read.payouts), caller);
  const { claim, reader } = read;
  const own = ownPayouts(read);
  if (reader !== null && mayChangeAccount(claim, own)) acts.push('SET_ACCOUNT');
  if (reader !== null && maySetParlour(claim, read.payouts, reader)) acts.push('SET_PARLOUR');
  return familyActs.filter((act) =>
    act === 'CONTINUE' ? mayContinue : acts.includes(act) && (!isOnlyCovered || act === 'SEND_DOCUMENTS'),
  );
}
