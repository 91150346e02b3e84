import { type Claim, type Representation } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { DescriptionList, Prose, Stack, Text, TitledCard } from '@portal/ui-kit';
import { linesOf } from '../shared/lines-of';
import { LetterParts } from './letter-parts';

const dayOf = (moment: string) => formatDate(todayInJohannesburg(new Date(moment)));

/** What was sent against the decision, by when we answer, and what we answered; the newest first. */
export const Representations = ({ representations }: Pick<Claim, 'representations'>) =>
  representations.toReversed().map((sent) => (
    <TitledCard key={sent.receivedAt} title={`What you sent on ${dayOf(sent.receivedAt)}`}>
      <Stack gap="md">
        <Prose>
          {linesOf(sent.text).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Prose>
        <DescriptionList
          rows={[
            ...(sent.files.length > 0
              ? [{ label: 'Files', value: sent.files.map(({ name }) => name).join(', ') }]
              : []),
            { label: 'Our answer', value: answerWords(sent) },
          ]}
        />
        {sent.answer.length > 0 && <LetterParts parts={sent.answer} level={3} />}
      </Stack>
    </TitledCard>
  ));

/** Where the answer is: given, promised by a day, or on its way without one. */
function answerWords({ answeredAt, answerDue, outcome }: Representation): string {
  if (answeredAt === null) {
    return answerDue === null
      ? 'Somebody else looks at it. It came too late for us to say by when.'
      : `By ${formatDate(answerDue)}. Somebody else looks at it.`;
  }
  return outcome === 'UPHELD'
    ? `On ${dayOf(answeredAt)}: we opened the claim again.`
    : `On ${dayOf(answeredAt)}: we still cannot pay.`;
}
