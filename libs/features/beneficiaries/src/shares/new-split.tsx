import { type Policy } from '@portal/contract';
import { AmountList, Card, Heading, Stack } from '@portal/ui-kit';
import { shareInWords } from '../shared/benefit-messages';
import { type SplitRow } from './split-rows';

interface NewSplitProps {
  rows: readonly SplitRow[];
  policy: Pick<Policy, 'MainMember'>;
}

/** Who is paid what from now on, for the page that says that it is done. */
export const NewSplit = ({ rows, policy }: NewSplitProps) => (
  <Card>
    <Stack gap="sm">
      <Heading level={2} size="md">
        Who is paid from now on
      </Heading>
      <AmountList
        rows={rows.flatMap(({ name, then }) =>
          then === null ? [] : [{ label: name, amount: shareInWords(then, policy) }],
        )}
      />
    </Stack>
  </Card>
);
