import { DescriptionList, Heading, Stack, Text } from '@portal/ui-kit';
import { atBank, waysToApprove } from '../words/at-your-bank';

/** The ways in which a bank lets somebody approve, and what is usual at this one. */
export function HowToApprove({ bank }: { bank: string }) {
  const usual = atBank(bank);
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        How to approve it at your bank
      </Heading>
      {usual !== null && <Text>{usual}</Text>}
      <DescriptionList rows={waysToApprove.map(({ way, how }) => ({ label: way, value: how }))} />
      <Text tone="muted">The bank asks you; we never ask for your card number, its PIN or your banking password.</Text>
    </Stack>
  );
}
