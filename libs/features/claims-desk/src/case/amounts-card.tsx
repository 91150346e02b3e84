import { type ClaimCase } from '@portal/contract';
import { causeWords } from '@portal/contract/words';
import { formatRand, formatRandAndCents, toCents } from '@portal/domain';
import { AmountTable, Card, List, Stack, Text } from '@portal/ui-kit';
import { amountColumns, amountRows, whyNothing } from './amount-columns';

const hasCents = (amount: number | null) => amount !== null && toCents(amount) % 100 !== 0;

/** What would be paid line by line: causes as columns, what depends on the cause marked, and why where nothing is. */
export function AmountsCard({ found }: { found: ClaimCase }) {
  const columns = amountColumns(found);
  const rows = amountRows(columns);
  const reasons = whyNothing(columns);
  const write = rows.some(({ amounts }) => amounts.some(hasCents)) ? formatRandAndCents : formatRand;
  const words = (amount: number | null) => (amount === null ? null : amount === 0 ? 'Nothing' : write(amount));
  return (
    <Card>
      <Stack gap="sm">
        <AmountTable
          caption={found.decision ? 'What is paid' : 'What would be paid'}
          columns={columns.map(({ label }) => label)}
          differing="depends on the cause"
          rows={rows.map((row) => ({ ...row, amounts: row.amounts.map(words) }))}
        />
        {found.doesCauseMatter && (
          <Text size="sm" tone="muted">
            {found.cause === null
              ? `Reported: ${causeWords(found.causeReported)}. No document names the cause yet.`
              : `By the documents: ${causeWords(found.cause)}.`}
          </Text>
        )}
        {reasons.length > 0 && (
          <List>
            {reasons.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        )}
        {found.legalMaximum !== null && (
          <Text size="sm" tone="muted">
            {`The law allows ${formatRand(found.legalMaximum)} for this person over all policies.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
