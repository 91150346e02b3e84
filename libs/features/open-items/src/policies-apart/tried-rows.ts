import { type SetApart } from '@portal/contract';
import { timeInJohannesburg } from '@portal/domain';
import { dayOf } from '../shared/waiting-messages';

/** Since when something is left out, how often it was tried, and when it is again. */
export const triedRows = ({ since, attempts, nextTryAt }: Pick<SetApart, 'since' | 'attempts' | 'nextTryAt'>) => [
  { label: 'Since', value: dayOf(since) },
  { label: 'Tried', value: attempts === 1 ? 'once' : `${attempts} times` },
  { label: 'Next try', value: `${dayOf(nextTryAt)}, ${timeInJohannesburg(new Date(nextTryAt))}` },
];
