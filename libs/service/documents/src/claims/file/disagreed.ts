import { formatDate, formatMoment, labelOf, representationOutcomes, todayInJohannesburg } from '@portal/domain';
import { type DocumentPart, type DocumentSection } from '../../content';
import { type ClaimInFile, details, text } from './claim-in-file';

type Representation = ClaimInFile['representations'][number];

/** What was sent against a refusal, in the order in which it came, with what was answered. Nothing where nothing was. Source: docs/domain/claims.md#c7-4. */
export const disagreed = ({ representations }: ClaimInFile): DocumentSection[] =>
  representations.length === 0 ? [] : [{ heading: 'What was sent against it', parts: representations.flatMap(told) }];

function told({
  receivedAt,
  sentBy,
  text: words,
  files,
  answerDue,
  answer,
  answeredAt,
}: Representation): DocumentPart[] {
  const day = formatDate(todayInJohannesburg(new Date(receivedAt)));
  return [
    text(`From ${sentBy} on ${day}: ${words}`),
    details([
      files.length > 0 ? ['Files', files.map(({ name }) => name).join(', ')] : null,
      answerDue === null ? null : ['Answer promised by', formatDate(answerDue)],
      answer === null
        ? ['Answer', 'None yet']
        : ['Answer', `${labelOf(representationOutcomes, answer.outcome)}: ${answer.text}`],
      answer === null ? null : ['Answered by', answer.by.name],
      answer?.confirmedBy ? ['Confirmed by', answer.confirmedBy.name] : null,
      answeredAt === null ? null : ['Answered', formatMoment(new Date(answeredAt))],
    ]),
  ];
}
