import { useWrite, writeMutation } from '@portal/api-client';
import { openItemAdditions, portalPaths, type SetApartItem } from '@portal/contract';
import { Button, RecordCard, Text, VisuallyHidden } from '@portal/ui-kit';
import { PolicyLink } from '../shared/policy-link';
import { reasonInWords, workInWords } from './apart-messages';
import { triedRows } from './tried-rows';

interface ItemCardProps {
  item: SetApartItem;
  onSettled: (words: string) => void;
}

/** One piece of work that a job left out: what, why, how often it was tried, and having its job try it at once. */
export function ItemCard({ item: { work, item, policyNumber, reason, place, ...tried }, onSettled }: ItemCardProps) {
  const { send, state, failure } = useWrite(writeMutation(openItemAdditions.trySetApartItem, {}));
  const title = workInWords[work];

  const tryAgain = async () => {
    const answer = await send({ work, item });
    if (answer.success) onSettled(`${title}: its job tries it again with its next round.`);
    else if (answer.status === 409) onSettled(answer.message);
  };

  return (
    <RecordCard
      title={title}
      rows={[
        { label: 'Why', value: reasonInWords(reason, place) },
        { label: 'About', value: item },
        ...triedRows(tried),
        ...(policyNumber === null
          ? []
          : [
              {
                label: 'Look at it',
                value: <PolicyLink policyNumber={policyNumber} returnTo={portalPaths.setApart()} />,
              },
            ]),
      ]}
    >
      <Button variant="secondary" state={state} onClick={() => void tryAgain()}>
        Try again<VisuallyHidden>{`: ${title}, ${item}`}</VisuallyHidden>
      </Button>
      {failure && (
        <Text tone="danger" role="alert">
          {failure.message}
        </Text>
      )}
    </RecordCard>
  );
}
