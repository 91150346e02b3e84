import { formatPayatReference, payatReference } from '@portal/domain';
import { Card, Cluster, CopyButton, Heading, Stack, Text } from '@portal/ui-kit';
import { anyOf, payatShops } from './shops';
import { TillBarcode } from './till-barcode';

export const tillId = 'pay-at-a-till';

/**
 * The Pay@ number of a policy and its barcode. The number follows from the policy number, so it is there without a network as long
 * as the policy number is known. Source: docs/domain/payments.md#r6-2.
 */
export function TillCard({ policyNumber }: { policyNumber: string }) {
  const reference = payatReference(policyNumber);
  return (
    <Card as="section" id={tillId} aria-labelledby={`${tillId}-heading`}>
      <Stack gap="md">
        <Heading level={2} size="md" id={`${tillId}-heading`}>
          Pay at a till
        </Heading>
        <Text>Show the barcode to the cashier, or read out the Pay@ number. Pay in cash or by card.</Text>
        <TillBarcode reference={reference} />
        <Stack gap="none">
          <Text size="sm" tone="muted">
            Your Pay@ number
          </Text>
          <Cluster gap="xs">
            <Text size="lg" as="strong">
              {formatPayatReference(reference)}
            </Text>
            <CopyButton value={reference} label="Copy the Pay@ number" />
          </Cluster>
        </Stack>
        <Text size="sm" tone="muted">
          At {anyOf(payatShops)}. The number is always the same for this policy and works without internet. Keep the
          till slip.
        </Text>
      </Stack>
    </Card>
  );
}
