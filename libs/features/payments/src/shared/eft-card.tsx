import { usePolicy } from '@portal/policy-workflow/changes';
import { Card, Cluster, CopyButton, DescriptionList, Heading, Stack, Text } from '@portal/ui-kit';

export const eftId = 'pay-by-eft';

const copied = (value: string, label: string) => (
  <Cluster gap="xs">
    {value} <CopyButton value={value} label={label} />
  </Cluster>
);

/** Where an EFT goes, and the reference without which nobody knows whose it is; nothing when the policy names no account. */
export function EftCard() {
  const account = usePolicy().data?.PaymentMethod.EftAccount;
  if (!account) return null;
  return (
    <Card as="section" id={eftId} aria-labelledby={`${eftId}-heading`}>
      <Stack gap="md">
        <Heading level={2} size="md" id={`${eftId}-heading`}>
          Pay by EFT
        </Heading>
        <DescriptionList
          rows={[
            { label: 'Account name', value: account.Account_Name },
            { label: 'Bank', value: account.Bank_Name },
            { label: 'Branch code', value: account.Branch_Code },
            { label: 'Account number', value: copied(account.Account_Number, 'Copy the account number') },
            { label: 'Reference', value: copied(account.Reference, 'Copy the reference') },
          ]}
        />
        <Text size="sm" tone="muted">
          Use the reference exactly as it stands here, so that we find your payment. An EFT from another bank can take
          up to two business days.
        </Text>
      </Stack>
    </Card>
  );
}
