import { formatDate, payatReference, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';
import { useKeptCopy } from '@portal/policy-workflow/own-phone';
import { Alert, Barcode, SkeletonCard, Stack, Text, TitledCard } from '@portal/ui-kit';
import { CoverCard } from '@portal/ui-kit/data';
import { type ReactNode } from 'react';

interface KeptCoverProps {
  /** What stands here where nothing is kept. */
  otherwise: ReactNode;
}

/** Who was covered when this phone last knew, and how to pay, while the policy itself cannot be read. */
export function KeptCover({ otherwise }: KeptCoverProps) {
  const { copy } = useKeptCopy();
  if (copy === undefined) return <SkeletonCard aria-busy="true" />;
  if (copy === null) return otherwise;
  const at = new Date(copy.at);
  const when = `${formatDate(todayInJohannesburg(at))} at ${timeInJohannesburg(at)}`;
  const reference = payatReference(copy.policyNumber);
  return (
    <Stack gap="lg">
      <Alert tone="info" role="status">
        {`We cannot reach the service now. This is your policy as it was on ${when}, kept on this phone. Nothing is changed until there is a network.`}
      </Alert>
      <CoverCard
        headline={copy.cover.headline}
        people={copy.cover.people}
        next={copy.cover.next}
        asOf={`As it was on ${when}.`}
      />
      <TitledCard title="Pay at a till">
        <Text>Show the barcode to the cashier, or read out the Pay@ number.</Text>
        <Barcode value={reference} label="Barcode of your Pay@ number" />
      </TitledCard>
    </Stack>
  );
}
