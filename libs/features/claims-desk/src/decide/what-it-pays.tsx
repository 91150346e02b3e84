import { type ClaimCase } from '@portal/contract';
import { causeWords } from '@portal/contract/words';
import { formatRand, formatRandOr } from '@portal/domain';
import { useFormValues } from '@portal/forms';
import { Stack, Text } from '@portal/ui-kit';

interface Said {
  readonly cause?: unknown;
  readonly kind?: unknown;
}

/** What the cause that is chosen in the form around it pays, and why where that is nothing. */
export function WhatItPays({ amountsByCause }: Pick<ClaimCase, 'amountsByCause'>) {
  const cause = useFormValues(({ cause: chosen }: Said) => chosen);
  const kind = useFormValues(({ kind: chosen }: Said) => chosen);
  const amounts = amountsByCause.find((one) => one.cause === cause);
  if (!amounts) return null;
  const { payableNow, payableLater, disputed, nothing } = amounts;
  return (
    <Stack gap="xs" role="status">
      <Text size="sm">
        {`${causeWords(amounts.cause)} pays ${formatRandOr(payableNow, 'nothing')} at once`}
        {payableLater > 0 && ` and ${formatRand(payableLater)} later`}
        {disputed > 0 && `; ${formatRand(disputed)} waits for the cause`}.
      </Text>
      {nothing && kind === 'REPUDIATE' && <Text size="sm">{`The letter says: ${nothing.sentence}`}</Text>}
    </Stack>
  );
}
