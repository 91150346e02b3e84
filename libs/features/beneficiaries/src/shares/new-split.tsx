import { type Policy } from '@portal/contract';
import { AmountList, TitledCard } from '@portal/ui-kit';
import { shareInWords } from '../shared/benefit-messages';
import { type SplitRow } from './split-rows';

interface NewSplitProps {
  rows: readonly SplitRow[];
  policy: Pick<Policy, 'MainMember'>;
}

/** Who is paid what from now on, for the page that says that it is done. */
export const NewSplit = ({ rows, policy }: NewSplitProps) => (
  <TitledCard title="Who is paid from now on">
    <AmountList
      rows={rows.flatMap(({ name, then }) =>
        then === null ? [] : [{ label: name, amount: shareInWords(then, policy) }],
      )}
    />
  </TitledCard>
);
