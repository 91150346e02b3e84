import { kindsOfPlan, planCategory } from '@portal/domain';
import { CheckboxField, Columns, DataTable, Disclosure, SelectField, Stack } from '@portal/ui-kit';
import { kindLabels } from '../shared/plan-messages';
import { comparisonRows, type ComparedDetail } from './comparison-rows';
import { type Offer } from './offers';
import { PlanChoice } from './plan-choice';
import { type Comparison } from './use-comparison';

interface SideBySideProps {
  own: Offer;
  /** Every other plan. */
  others: readonly Offer[];
  comparison: Comparison;
}

/** The own plan beside one or two others, detail by detail; only what differs, on request. */
export function SideBySide({ own, others, comparison }: SideBySideProps) {
  const { compared, choose, onlyDifferences, showOnlyDifferences } = comparison;
  const columns = [own, ...compared];
  const rows = comparisonRows(columns).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <Disclosure summary="Compare plans side by side" open={comparison.isChosen || undefined}>
      <Stack gap="md">
        <Columns min="md">
          <PlanSelect
            label="Compare your plan with"
            others={others}
            value={compared[0]}
            onChoose={(id) => choose(0, id)}
          />
          <PlanSelect
            label="and with"
            others={others}
            value={compared[1]}
            onChoose={(id) => choose(1, id)}
            isOptional
          />
        </Columns>
        <CheckboxField
          label="Show differences only"
          checked={onlyDifferences}
          onChange={({ currentTarget }) => showOnlyDifferences(currentTarget.checked)}
        />
        <DataTable<ComparedDetail>
          caption="Side by side"
          rows={rows}
          rowKey={({ label }) => label}
          columns={[
            { key: 'detail', label: 'Detail', cell: ({ label }) => label },
            ...columns.map(({ plan, isMine }, place) => ({
              key: plan.id,
              label: isMine ? 'Your plan' : shortName(plan.Product_Name),
              cell: ({ values }: ComparedDetail) => values[place],
            })),
          ]}
        />
        {compared.map((offer) => (
          <PlanChoice key={offer.plan.id} offer={offer} />
        ))}
      </Stack>
    </Disclosure>
  );
}

/** On a phone the name stands before every value. */
const shortName = (productName: string) => productName.replace(/ Plan$/, '');

interface PlanSelectProps {
  label: string;
  others: readonly Offer[];
  value: Offer | undefined;
  onChoose: (id: string) => void;
  isOptional?: boolean;
}

const PlanSelect = ({ label, others, value, onChoose, isOptional = false }: PlanSelectProps) => (
  <SelectField
    label={label}
    value={value?.plan.id ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  >
    {isOptional && <option value="">No other plan</option>}
    {kindsOfPlan.map((kind) => (
      <optgroup key={kind} label={kindLabels[kind]}>
        {others
          .filter(({ plan }) => planCategory(plan.Product_Name) === kind)
          .map(({ plan }) => (
            <option key={plan.id} value={plan.id}>
              {plan.Product_Name}
            </option>
          ))}
      </optgroup>
    ))}
  </SelectField>
);
