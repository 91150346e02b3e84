import { formatRand } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { labelOf } from '../../code-lists/code-list';
import { type ClaimStatus, claimStatuses } from '../../code-lists/claims';

/** What somebody may be told about where a claim stands; amounts in rand are those of whoever reads it. */
export type ClaimStageFacts =
  | { status: 'REPORTED' | 'REPUDIATED' | 'WITHDRAWN' | 'DORMANT' | 'VOID' }
  | { status: 'IN_ASSESSMENT'; lastDocumentOn: PlainDate; decisionDue: PlainDate }
  /** `reason`: the question, as staff wrote it; `partPaid`: what every cause pays and was paid, null: nothing. */
  | { status: 'DISPUTED'; reason: string; disputeDue: PlainDate; partPaid: number | null }
  | { status: 'APPROVED'; amount: number; isAccountMissing: boolean }
  | { status: 'PAID'; amount: number; bank: string; last4: string; paidOn: PlainDate };

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

/** Heading and text of the stage that a claim is at, filled in. Source: docs/domain/claims.md#c5. */
export function claimStage(facts: ClaimStageFacts): ClaimStage {
  switch (facts.status) {
    case 'IN_ASSESSMENT':
      return {
        heading: 'We have everything we need',
        text:
          `We got the last document on ${formatDate(facts.lastDocumentOn)}. ` +
          `We will tell you our decision by ${formatDate(facts.decisionDue)}. You need to do nothing.`,
      };
    case 'DISPUTED':
      return {
        heading: 'We need more time',
        text:
          `We have a question that we must clear up first: ${withoutStop(facts.reason)}. ` +
          `We will decide by ${formatDate(facts.disputeDue)} at the latest.${alreadyPaid(facts.partPaid)}`,
      };
    case 'APPROVED':
      return facts.isAccountMissing
        ? {
            heading: 'We need your bank account',
            text: 'Your claim is approved. Tell us where to pay your part.',
          }
        : {
            heading: 'Your claim is approved',
            text: `We will pay you ${formatRand(facts.amount)}. It can take one business day until your bank shows it.`,
          };
    case 'PAID':
      return {
        heading: 'We have paid',
        text:
          `We paid ${formatRand(facts.amount)} into ${facts.bank} account ending ${facts.last4} ` +
          `on ${formatDate(facts.paidOn)}.`,
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

const alreadyPaid = (amount: number | null) =>
  amount === null ? '' : ` We have already paid ${formatRand(amount)}, which does not depend on it.`;
