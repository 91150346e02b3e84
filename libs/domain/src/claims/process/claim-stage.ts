import { formatRand } from '../../base/money';
import { type CashToRead, cashSentences } from './cash-sentences';
import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { labelOf } from '../../code-lists/code-list';
import { type ClaimStatus, claimStatuses, type PartKind } from '../../code-lists/claims';

/** What somebody may be told about where a claim stands; amounts in rand are those of whoever reads it. */
export type ClaimStageFacts =
  | { status: 'REPORTED' | 'REPUDIATED' | 'WITHDRAWN' | 'DORMANT' | 'VOID' }
  /** `isLate`: the day by whose end we said that we would decide is over. `isAsked`: we asked the reader for a document since. */
  | { status: 'IN_ASSESSMENT'; lastDocumentOn: PlainDate; decisionDue: PlainDate; isLate: boolean; isAsked: boolean }
  /** `reason`: the question, as staff wrote it; `partPaid`: what every cause pays and was paid, null: nothing. */
  | { status: 'DISPUTED'; reason: string; disputeDue: PlainDate; partPaid: number | null; isLate: boolean }
  /** `toParlour`: what a funeral parlour is paid of the own part; ready once we have its invoice. */
  | {
      status: 'APPROVED';
      amount: number;
      toParlour: number;
      isParlourReady: boolean;
      isAccountMissing: boolean;
      cash?: CashToRead;
    }
  /** `own`: what the reader was paid, null: nothing, because a funeral parlour has all of it. */
  | {
      status: 'PAID';
      own: { amount: number; bank: string; last4: string; paidOn: PlainDate } | null;
      toParlour: number;
      cash?: CashToRead;
    };

/** Of whom the part is that somebody reads of, by their name. */
export interface PartOfStage {
  kind: PartKind;
  name: string;
}

/** Where a claim stands, as a page says it. */
export interface ClaimStage {
  heading: string;
  text: string;
}

const closedForNow: ClaimStage = {
  heading: 'The claim is closed for now',
  text: 'You can open it again at any time. Nothing is lost.',
};

const fixedStages = {
  REPORTED: {
    heading: 'We need documents from you',
    text:
      'Please send us what is on the list. We start to decide when we have everything, ' +
      'and then we need two business days.',
  },
  REPUDIATED: {
    heading: 'We cannot pay this claim',
    text: 'We are sorry. Here is why, and what you can do if you do not agree.',
  },
  WITHDRAWN: closedForNow,
  DORMANT: closedForNow,
} as const;

/** A reason that is written as a sentence stands within another one. */
const withoutStop = (reason: string) => reason.trim().replace(/\.+$/, '');

/** Heading and text of the stage that a part of a claim is at, filled in. Source: docs/domain/claims.md#c5. */
export function claimStage(facts: ClaimStageFacts, part: PartOfStage = { kind: 'OWN', name: '' }): ClaimStage {
  const words = partWords[part.kind](part.name);
  switch (facts.status) {
    case 'IN_ASSESSMENT':
      return {
        heading: 'We have everything we need',
        text: sentences([
          `We got the last document on ${formatDate(facts.lastDocumentOn)}.`,
          facts.isLate ? late(facts.decisionDue) : `We will tell you our decision by ${formatDate(facts.decisionDue)}.`,
          !facts.isAsked && 'You need to do nothing.',
        ]),
      };
    case 'DISPUTED':
      return {
        heading: 'We need more time',
        text:
          `We have a question that we must clear up first: ${withoutStop(facts.reason)}. ` +
          (facts.isLate ? late(facts.disputeDue) : `We will decide by ${formatDate(facts.disputeDue)} at the latest.`) +
          alreadyPaid(facts.partPaid),
      };
    case 'APPROVED':
      return facts.isAccountMissing
        ? { heading: words.needAccount, text: `${words.approved}. ${words.askAccount}` }
        : {
            heading: words.approved,
            text: sentences([
              facts.amount > 0 &&
                `${words.willPay(formatRand(facts.amount))} It can take one business day until ${words.bank} shows it.`,
              ...cashSentences(facts.cash),
              facts.toParlour > 0 &&
                `We will pay the funeral parlour ${formatRand(facts.toParlour)}` +
                  `${facts.isParlourReady ? '' : ' as soon as we have its invoice'}.`,
            ]),
          };
    case 'PAID':
      return {
        heading: 'We have paid',
        text: sentences([paidToReader(facts.own), ...cashSentences(facts.cash), paidToParlour(facts.toParlour)]),
      };
    case 'VOID':
      return {
        heading: labelOf(claimStatuses, 'VOID' satisfies ClaimStatus),
        text: 'There is no claim, and you need to do nothing.',
      };
    default:
      return fixedStages[facts.status];
  }
}

/** What is said otherwise where somebody reads of the part of a child or an estate that they speak for. */
const partWords: Record<PartKind, (name: string) => PartWords> = {
  OWN: () => ({
    approved: 'Your claim is approved',
    needAccount: 'We need your bank account',
    askAccount: 'Tell us where to pay your part.',
    willPay: (amount) => `We will pay you ${amount}.`,
    bank: 'your bank',
  }),
  CHILD: (name) => ({
    approved: 'The claim is approved',
    needAccount: `We need a bank account for ${name}`,
    askAccount: `Tell us where to pay the part of ${name}.`,
    willPay: (amount) => `We will pay ${amount} for ${name}.`,
    bank: 'the bank',
  }),
  ESTATE: () => ({
    approved: 'The claim is approved',
    needAccount: 'We need the estate’s bank account',
    askAccount: 'Tell us where to pay the part of the estate.',
    willPay: (amount) => `We will pay the estate ${amount}.`,
    bank: 'the bank',
  }),
};

interface PartWords {
  approved: string;
  needAccount: string;
  askAccount: string;
  willPay: (amount: string) => string;
  bank: string;
}

/** Nobody is told of a day that is over as if it were still to come. */
const late = (due: PlainDate) => `We said that we would decide by ${formatDate(due)}. We are late, and we are sorry.`;

type OwnPaid = Extract<ClaimStageFacts, { status: 'PAID' }>['own'];

const sentences = (said: readonly (string | false)[]) => said.filter((one) => one !== false).join(' ');

const paidToReader = (own: OwnPaid) =>
  own !== null &&
  `We paid ${formatRand(own.amount)} into ${own.bank} account ending ${own.last4} on ${formatDate(own.paidOn)}.`;

const paidToParlour = (amount: number) => amount > 0 && `We paid the funeral parlour ${formatRand(amount)}.`;

const alreadyPaid = (amount: number | null) =>
  amount === null ? '' : ` We have already paid ${formatRand(amount)}, which does not depend on it.`;
