import { type ApprovalQueue, type QueuedApproval } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';

/** How many the dropdown shows (docs/specification.md#s9). */
const mostShown = 2;

/** The requests that a member of staff sees first: those they took on, then those nobody has, the most urgent first. */
export function firstWaiting(mine: ApprovalQueue, toDecide: ApprovalQueue): QueuedApproval[] {
  const withMe = mine.data.filter(({ awaitsCustomer }) => !awaitsCustomer);
  const withNobody = toDecide.data.filter(({ takenBy }) => takenBy === null);
  return [...withMe, ...withNobody].slice(0, mostShown);
}

/** What waits, in one line of text: "Add child: Lerato Nkosi, policy 7000010012". */
export const requestMessage = ({ actionType, entityLabel, policyNumber, takenBy }: QueuedApproval): string =>
  `${labelOf(actionTypes, actionType)}: ${entityLabel}, policy ${policyNumber}${takenBy?.isMine ? ', with you' : ''}`;

/** How many wait, the ones that are shown included. */
export const howManyWait = ({ totalRecords }: ApprovalQueue): string =>
  totalRecords === 1 ? '1 request waits for a decision.' : `${totalRecords} requests wait for a decision.`;
