import { type AllowedAction } from '@portal/contract';
import { kindsOfChange, type ApproverType } from '@portal/domain';

/** What is said about who decides, before and after a change is asked for. */
export const decisionWords: Record<ApproverType, { before: string; after: string }> = {
  STAFF: {
    before: 'One of our consultants checks your request.',
    after: 'One of our consultants decides.',
  },
  SECOND_STAFF: {
    before: 'A second member of our staff checks this change.',
    after: 'A second member of our staff decides.',
  },
  CUSTOMER: {
    before: 'The policyholder approves this change with a one-time PIN.',
    after: 'You decide, with a one-time PIN.',
  },
};

/** Who decides once a change is asked for, to its policyholder or to staff. */
export const whoDecides = (approver: ApproverType, isServicing: boolean): string =>
  isServicing && approver === 'CUSTOMER'
    ? 'The policyholder decides, with a one-time PIN.'
    : decisionWords[approver].after;

const contactAlone = 'A new cellphone number or email address on its own applies at once.';

type Rule = Pick<AllowedAction, 'approver' | 'pin'> & Partial<Pick<AllowedAction, 'actionType'>>;

/**
 * What happens once it is confirmed, said before anybody types. `about` is `body` when the rule is that of what was typed
 * (`ruleForBody`): then nothing is said of other cases, and it is known how many PINs confirm it.
 */
export function whatHappens({ approver, pin, actionType }: Rule, about: 'any' | 'body' = 'any', pins = 1): string {
  if (approver !== null) {
    const { before } = decisionWords[approver];
    if (about === 'body') return before;
    const until = approver === 'CUSTOMER' ? '' : ' Nothing changes until they approve it.';
    const differs = actionType && kindsOfChange[actionType].contactFields.length > 0;
    return `${before}${until}${differs ? ` ${contactAlone}` : ''}`;
  }
  if (pin === null) return 'The change applies as soon as you confirm it.';
  if (pins > 1) return 'You confirm this change with two one-time PINs, one to each number. It applies at once.';
  // A bank has to agree to another account, or another day.
  const when =
    pin === 'UPDATE_BANKING_DETAILS' ? 'Where a bank has to agree, it applies once it has.' : 'It applies at once.';
  return `You confirm this change with a one-time PIN that we send to your cellphone. ${when}`;
}
