import { type QueuedApproval } from '@portal/contract';
import { approvalStatuses, labelOf, toneOf } from '@portal/domain';
import { type BadgeTone } from '@portal/ui-kit';

interface StateWords {
  words: string;
  tone: BadgeTone;
}

type Facts = Pick<QueuedApproval, 'status' | 'approverType' | 'takenBy' | 'awaitsCustomer' | 'documentsMissing'>;

/** Where a request stands, what matters most first. A request that merely waits for staff says nothing. */
export function stateWords({ status, approverType, takenBy, awaitsCustomer, documentsMissing }: Facts): StateWords[] {
  if (status !== 'PENDING')
    return [{ words: labelOf(approvalStatuses, status), tone: toneOf(approvalStatuses, status) }];
  return [
    ...(takenBy ? [takenBy.isMine ? mine : { words: `With ${takenBy.name}`, tone: 'grey' as const }] : []),
    ...(approverType === 'STAFF' ? [] : [whoDecides[approverType]]),
    ...(awaitsCustomer ? [asked] : []),
    ...(documentsMissing > 0 ? [documents(documentsMissing)] : []),
  ];
}

const mine: StateWords = { words: 'With you', tone: 'blue' };
const asked: StateWords = { words: 'Policyholder was asked', tone: 'amber' };
const whoDecides: Record<'CUSTOMER' | 'SECOND_STAFF', StateWords> = {
  CUSTOMER: { words: 'Policyholder decides', tone: 'grey' },
  SECOND_STAFF: { words: 'Second person confirms', tone: 'blue' },
};
const documents = (missing: number): StateWords => ({
  words: missing === 1 ? '1 document missing' : `${missing} documents missing`,
  tone: 'amber',
});
