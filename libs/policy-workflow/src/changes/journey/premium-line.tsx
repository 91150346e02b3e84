import { formatRand } from '@portal/domain';
import { DescriptionList, TitledCard } from '@portal/ui-kit';
import { type PremiumChange } from './journey-props';

/** The premium now and then. */
export const PremiumLine = ({ before, after }: PremiumChange) => (
  <TitledCard title="Your monthly premium">
    <DescriptionList
      rows={[
        { label: 'Now', value: formatRand(before) },
        { label: 'Then', value: formatRand(after) },
        { label: 'Difference', value: `${after > before ? '+' : ''}${formatRand(after - before)}` },
      ]}
    />
  </TitledCard>
);
