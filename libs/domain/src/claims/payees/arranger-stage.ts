import { formatRand } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { type ClaimStatus } from '../../code-lists/claims';
import { parlourOfEstateSentence } from './parlour-of-estate';
import { claimStage, type ClaimStage } from '../process/claim-stage';

/** What whoever arranges the funeral may be told: of the estate's money only what the funeral parlour is paid. Rand. */
export interface ArrangerStageFacts {
  status: ClaimStatus;
  /** The day by whose end the claim is decided; null while documents are missing, and once that day is over. */
  decideBy: PlainDate | null;
  /** They asked that a funeral parlour is paid. */
  isAsked: boolean;
  isInvoiceAccepted: boolean;
  /** They may still ask. */
  mayAsk: boolean;
  /** What the funeral parlour is to be paid and has not been; zero: nothing. */
  toCome: number;
  /** It goes with the next run of payments, or is with the bank. */
  isReady: boolean;
  /** What the funeral parlour was paid; zero: nothing. */
  paid: number;
}

/** Where a claim stands, as whoever arranges the funeral reads it. Source: docs/domain/claims.md#c6-1. */
export function arrangerStage(facts: ArrangerStageFacts): ClaimStage {
  switch (facts.status) {
    case 'REPORTED':
    case 'IN_ASSESSMENT':
    case 'DISPUTED':
      return undecided(facts);
    case 'APPROVED':
    case 'PAID':
      return approved(facts);
    case 'REPUDIATED':
      return {
        heading: 'We cannot pay this claim',
        text: 'We are sorry. We pay nothing to the funeral parlour. Our reasons go to whoever speaks for the estate.',
      };
    default:
      return claimStage({ status: facts.status });
  }
}

function undecided({ decideBy, isAsked }: ArrangerStageFacts): ClaimStage {
  const when =
    decideBy === null
      ? 'We have not decided about the claim yet.'
      : `We will tell you our decision by ${formatDate(decideBy)}.`;
  return isAsked
    ? {
        heading: 'We have your request',
        text: `${when} If we approve it, we pay the funeral parlour as soon as we have accepted its invoice.`,
      }
    : { heading: 'Tell us which funeral parlour to pay', text: `${parlourOfEstateSentence()} ${when}` };
}

function approved({ isAsked, isInvoiceAccepted, mayAsk, toCome, isReady, paid }: ArrangerStageFacts): ClaimStage {
  if (toCome > 0) {
    const amount = formatRand(toCome);
    return {
      heading: 'We pay the funeral parlour',
      text: isReady
        ? `We will pay the funeral parlour ${amount}. It can take one business day until its bank shows it.`
        : `We will pay the funeral parlour ${amount} as soon as we know that the account is its own.`,
    };
  }
  if (paid > 0) {
    return { heading: 'We have paid the funeral parlour', text: `We paid the funeral parlour ${formatRand(paid)}.` };
  }
  if (!mayAsk || (isAsked && isInvoiceAccepted)) {
    return {
      heading: 'We cannot pay a funeral parlour now',
      text: 'Nothing is left of this claim that a funeral parlour can be paid from.',
    };
  }
  return isAsked
    ? {
        heading: 'We need the invoice of the funeral parlour',
        text: 'The claim is approved. We pay the funeral parlour as soon as we have accepted its invoice.',
      }
    : {
        heading: 'Tell us which funeral parlour to pay',
        text: `The claim is approved. ${parlourOfEstateSentence()}`,
      };
}
