import { formatRand } from '@portal/domain';
import { Card, DescriptionList, Heading, Stack } from '@portal/ui-kit';
import { type PremiumChange } from './journey-props';

/** The premium now and then. */
export const PremiumLine = ({ before, after }: PremiumChange) => (
  <Card>
    <Stack gap="sm">
      <Heading level={2} size="md">
        Your monthly premium
      </Heading>
      <DescriptionList
        rows={[
          { label: 'Now', value: formatRand(before) },
          { label: 'Then', value: formatRand(after) },
          { label: 'Difference', value: `${after > before ? '+' : ''}${formatRand(after - before)}` },
        ]}
      />
    </Stack>
  </Card>
);
