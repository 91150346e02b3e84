import { type Policy } from '@portal/contract';
import { coverBreakdown, formatCover, planCategory } from '@portal/domain';
import { AmountList, Card, Heading, Stack, Text } from '@portal/ui-kit';

/** What the plan pays, line by line (docs/specification.md#s3). The child cover of a single parent stands in the description. */
export function CoverCard({ product }: { product: Policy['Product'] }) {
  const rows = coverBreakdown(product).map(({ label, amount }) => ({ label, amount: formatCover(amount) }));
  return (
    <Card as="section" aria-labelledby="cover-heading">
      <Stack gap="md">
        <Heading level={2} size="md" id="cover-heading">
          Level of cover
        </Heading>
        <AmountList rows={rows} />
        {planCategory(product.Product_Name) === 'single-parent' && <Text>{product.description}</Text>}
      </Stack>
    </Card>
  );
}
