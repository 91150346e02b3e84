import { Alert, Badge, Card, Cluster, DescriptionList, Heading, Stack, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { type ReportedPayment } from './return-parameters';
import { reportedRows, reportSentences } from './report-words';

interface ReportedProps {
  report: ReportedPayment;
  /** What is being done about it, and the ways on. */
  children: ReactNode;
}

const tones = { success: 'info', failed: 'warning', cancelled: 'info', none: 'warning' } as const;

/** What the payment page reported, and that it is not confirmed. */
export function Reported({ report, children }: ReportedProps) {
  const rows = reportedRows(report);
  return (
    <Card as="section" aria-labelledby="reported-heading">
      <Stack gap="md">
        <Cluster justify="between" align="start">
          <Heading level={2} size="md" id="reported-heading">
            What Pay@ reported
          </Heading>
          <Badge tone="amber">Not confirmed yet</Badge>
        </Cluster>
        <Alert tone={tones[report.status]}>{reportSentences[report.status]}</Alert>
        {rows.length > 0 && (
          <>
            <DescriptionList rows={rows} />
            <Text size="sm" tone="muted">
              This is what the payment page told us. It counts once our own records say the same.
            </Text>
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}
