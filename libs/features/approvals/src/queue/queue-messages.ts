import { type QueueOrder, type QueueView } from '../data/queue-search';

/** Each list of the queue: its name, and what is said when nothing is in it. */
export const viewWords: Record<QueueView, { label: string; empty: string }> = {
  'to-decide': { label: 'To decide', empty: 'Nothing waits for a decision of yours. This list looks again by itself.' },
  mine: { label: 'With me', empty: 'You work on no request. Take one from the list “To decide”.' },
  customer: { label: 'Waiting for the policyholder', empty: 'No request waits for a policyholder.' },
  failed: { label: 'Could not be applied', empty: 'Every approved request could be applied.' },
  all: { label: 'All', empty: 'There is no open request.' },
};

export const orderWords: Record<QueueOrder, string> = {
  age: 'Oldest first',
  due: 'Due soonest first',
  risk: 'Highest risk first',
};
