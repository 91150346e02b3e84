import { type Policy, type SupplementaryBenefit } from '@portal/contract';
import { changeEffectiveDate, formatDate, formatRand } from '@portal/domain';
import { useFormValues } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Columns, Figure, Stack, Text } from '@portal/ui-kit';
import { benefitsOf } from '../shared/holder';
import { legalMaximum } from '../shared/legal-maximum';
import { chosenBenefits } from './chosen-benefits';
import { premiumWithBenefits } from './premium-with-benefits';

interface PriceStatusProps {
  policy: Policy;
  all: readonly SupplementaryBenefit[];
}

interface Values {
  readonly benefitIds?: readonly string[];
}

/** What the choice makes of the premium and of the cover on the main member's life, said as it changes. */
export function PriceStatus({ policy, all }: PriceStatusProps) {
  const ids = useFormValues(({ benefitIds }: Values) => benefitIds);
  const starts = formatDate(changeEffectiveDate(useToday()));
  const chosen = chosenBenefits({ benefitIds: ids ?? [] }, all);
  const { before, after } = premiumWithBenefits(policy, chosen);
  const { sum, isReached } = legalMaximum(policy.Product.levelOfCover, [...benefitsOf(policy, all), ...chosen]);
  return (
    <div role="status">
      <Stack gap="sm">
        <Columns min="sm">
          <Figure value={formatRand(before)} caption="Your premium now, a month" />
          <Figure value={formatRand(after)} caption={`Your premium then, from ${starts}`} />
        </Columns>
        <Text tone={isReached ? 'danger' : 'muted'}>Cover and benefits on your life: {sum}.</Text>
      </Stack>
    </div>
  );
}
