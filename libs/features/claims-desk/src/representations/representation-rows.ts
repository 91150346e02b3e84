import { type ClaimCase } from '@portal/contract';
import { formatDate, labelOf, representationOutcomes } from '@portal/domain';
import { type DescriptionRow } from '@portal/ui-kit';
import { momentOf } from '../shared/moments';

export type Representation = ClaimCase['representations'][number];

/** Who sent it and by when it is answered, then what somebody answered and who confirmed that. */
export const representationRows = (sent: Representation): DescriptionRow[] => [
  { label: 'Sent by', value: `${sent.sentBy}, ${momentOf(sent.receivedAt)}` },
  ...(sent.answeredAt === null ? [{ label: 'Answer by', value: dueWords(sent) }] : []),
  ...(sent.answer === null ? [] : answerRows(sent.answer)),
];

const dueWords = ({ answerDue }: Representation): string =>
  answerDue === null ? 'No day is promised: it came too late' : formatDate(answerDue);

const answerRows = ({ outcome, text, by, at, confirmedBy }: NonNullable<Representation['answer']>) => [
  { label: 'Answer', value: labelOf(representationOutcomes, outcome) },
  { label: 'What we say to it', value: text },
  { label: 'Answered by', value: `${by.name}, ${momentOf(at)}` },
  ...(confirmedBy === null ? [] : [{ label: 'Confirmed by', value: confirmedBy.name }]),
];
