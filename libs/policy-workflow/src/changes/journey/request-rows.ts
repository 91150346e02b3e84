import { type ApprovalAction } from '@portal/contract';
import { referenceOf } from '@portal/contract/words';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { type DescriptionRow } from '@portal/ui-kit';

/** What is said of a request that was sent: what it is about, the reference to name on the phone, who has a part in it, and until when. */
export const requestRows = (action: ApprovalAction, who: DescriptionRow): DescriptionRow[] => [
  { label: 'About', value: action.entityLabel },
  { label: 'Reference', value: referenceOf(action.id) },
  who,
  { label: 'To be decided by', value: formatDate(todayInJohannesburg(new Date(action.expiresAt))) },
];
