import { type SharedCover } from '@portal/policy-workflow/cover';
import { Card, Cluster, Stack, Text } from '@portal/ui-kit';
import { CoverCard } from '@portal/ui-kit/data';
import { QrCode } from './qr-code';
import { type Voucher } from './shared-text';

interface SharedCardProps {
  shared: SharedCover;
  voucher: Voucher;
}

/** The card as others see it, and as it is printed. */
export function SharedCard({ shared: { title, people, policyNumber }, voucher }: SharedCardProps) {
  const { productName, code, address } = voucher;
  return (
    <div className="shared-cover">
      <CoverCard
        headline={title}
        people={people}
        next={policyNumber === null ? productName : `${productName}, policy ${policyNumber}`}
      />
      <Card as="section" aria-label="How others check it">
        <Cluster>
          <QrCode value={address} label={`Scan to check certificate ${code}`} />
          <Stack gap="xs">
            <Text>Check that this is real and still holds</Text>
            <Text size="lg">{code}</Text>
            <Text size="sm" tone="muted">
              {address}
            </Text>
          </Stack>
        </Cluster>
      </Card>
    </div>
  );
}
