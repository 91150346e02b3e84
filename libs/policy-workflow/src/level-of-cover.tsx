import { type Policy } from '@portal/contract';
import { coverBreakdown, formatCover, planCategory } from '@portal/domain';
import { AmountList, Text, TitledCard } from '@portal/ui-kit';

/** What the plan pays, line by line (docs/specification.md#s3). The child cover of a single parent stands in the description. */
export const LevelOfCover = ({ product }: { product: Policy['Product'] }) => (
  <TitledCard title="Level of cover">
    <AmountList rows={coverBreakdown(product).map(({ label, amount }) => ({ label, amount: formatCover(amount) }))} />
    {planCategory(product.Product_Name) === 'single-parent' && <Text tone="muted">{product.description}</Text>}
  </TitledCard>
);
