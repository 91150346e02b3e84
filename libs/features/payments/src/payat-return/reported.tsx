import { Alert, Badge, Card, Cluster, DescriptionList, Heading, Stack, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { type Payment } from '@portal/contract';
import { type ReportedPayment } from './return-parameters';
import { recordedRows, reportSentences } from './report-messages';

interface ReportedProps {
  status: ReportedPayment['status'];
  /** Our own record of the payment, once it has answered. */
  payment?: Payment | null;
  /** What is being done about it, and the ways on. */
  children: ReactNode;
}

const tones = { success: 'info', failed: 'warning', cancelled: 'info', none: 'warning' } as const;

/** What the payment page reported, in our words, and that it is not confirmed; of the payment only what our own record says. */
export function Reported({ status, payment = null, children }: ReportedProps) {
  return (
    <Card as="section" aria-labelledby="reported-heading">
      <Stack gap="md">
        <Cluster justify="between" align="start">
          <Heading level={2} size="md" id="reported-heading">
            What Pay@ reported
          </Heading>
          <Badge tone="amber">Not confirmed yet</Badge>
        </Cluster>
        <Alert tone={tones[status]}>{reportSentences[status]}</Alert>
        {payment && (
          <>
            <DescriptionList rows={recordedRows(payment)} />
            <Text size="sm" tone="muted">
              This is the payment that you started. It counts once Pay@ has told us that it was made.
            </Text>
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}
