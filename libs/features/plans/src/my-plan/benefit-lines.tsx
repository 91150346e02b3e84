import { Amount, Cluster, Stack, Text } from '@portal/ui-kit';

/** A benefit as it is listed: its name and price, what it pays, and what else is to know. */
export interface BenefitLine {
  id: string;
  name: string;
  price: string;
  description: string;
  /** Since when, or why it cannot be added. */
  note?: string | null;
}

/** Benefits, one below the other: the name on the left, the price on the right, what it pays below. */
export const BenefitLines = ({ lines }: { lines: readonly BenefitLine[] }) => (
  <Stack as="ul" gap="md" role="list">
    {lines.map(({ id, name, price, description, note }) => (
      <li key={id}>
        <Stack gap="xs">
          <Cluster justify="between" align="baseline">
            <strong>{name}</strong>
            <Amount>{price}</Amount>
          </Cluster>
          <Text size="sm" tone="muted">
            {description}
          </Text>
          {note && <Text size="sm">{note}</Text>}
        </Stack>
      </li>
    ))}
  </Stack>
);
