import { type PolicyDocument } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { sizeInWords } from '../shared/size-in-words';

/** Whom a document comes from. */
const sources: Record<PolicyDocument['source'], string> = {
  SYSTEM: 'from us',
  CUSTOMER: 'from you',
  STAFF: 'from our staff',
};

/** `20/11/2026, from you, 1,2 MB`. A document that is made anew each time has no size. */
export const aboutDocument = ({
  createdAt,
  source,
  sizeBytes,
}: Pick<PolicyDocument, 'createdAt' | 'source' | 'sizeBytes'>): string =>
  [
    formatDate(todayInJohannesburg(new Date(createdAt))),
    sources[source],
    ...(sizeBytes > 0 ? [sizeInWords(sizeBytes)] : []),
  ].join(', ');
