import { type PolicyDocument } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { sizeInWords } from '../shared/size-in-words';

/** Whom a document comes from, to its policyholder and to staff. */
const sources: Record<PolicyDocument['source'], { customer: string; staff: string }> = {
  SYSTEM: { customer: 'from us', staff: 'from us' },
  CUSTOMER: { customer: 'from you', staff: 'from the policyholder' },
  STAFF: { customer: 'from our staff', staff: 'from our staff' },
};

/** `20 November 2026, from you, 1,2 MB`. A document that is made anew each time has no size. */
export const aboutDocument = (
  { createdAt, source, sizeBytes }: Pick<PolicyDocument, 'createdAt' | 'source' | 'sizeBytes'>,
  reader: 'customer' | 'staff',
): string =>
  [
    formatDate(todayInJohannesburg(new Date(createdAt))),
    sources[source][reader],
    ...(sizeBytes > 0 ? [sizeInWords(sizeBytes)] : []),
  ].join(', ');
