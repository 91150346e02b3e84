import { type Policy } from '@portal/contract';
import {
  coverHeadline,
  formatCover,
  formatDate,
  formatRandOr,
  isCovering,
  limits,
  payoutSentence,
} from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { useCoverToday } from '@portal/policy-workflow/cover';
import { Alert, Amount, Card, DataTable, Disclosure, Stack, Text } from '@portal/ui-kit';
import { type PayableRow, payableRows } from './payable-rows';

/** What would be paid today on the death of each person, and what each is covered for. */
export function PayableCard({ policy }: { policy: Policy }) {
  const today = useToday();
  const cover = useCoverToday(policy);
  const rows = payableRows(policy, cover);
  return (
    <Card as="section" aria-label="What would be paid today">
      <Stack gap="md">
        {!isCovering(policy.Policy_Status) && <Alert tone="warning">{coverHeadline(cover, today)}</Alert>}
        <DataTable
          caption="What would be paid today"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'person',
              label: 'Person',
              cell: ({ name, who }) => `${name} (${who.toLowerCase()})`,
            },
            {
              key: 'natural',
              label: 'Natural causes',
              align: 'end',
              cell: (row) => <Amount>{formatRandOr(row.naturalCauses, 'Nothing')}</Amount>,
            },
            {
              key: 'accident',
              label: 'Accident',
              align: 'end',
              cell: (row) => <Amount>{formatRandOr(row.accident, 'Nothing')}</Amount>,
            },
            { key: 'covered', label: 'What is covered', cell: ({ covered }) => covered.join('. ') },
          ]}
        />
        {suicideSentence(rows) && <Text size="sm">{suicideSentence(rows)}</Text>}
        <Disclosure summary="Who is paid, and when">
          <Text size="sm">
            Your own cover is paid to your beneficiaries, cover on everybody else to you. Supplementary benefits come on
            top. {payoutSentence}
          </Text>
        </Disclosure>
      </Stack>
    </Card>
  );
}

/** How much, for whom and until when, is not paid for suicide; null when that time is over for everybody (docs/domain/policy.md#r4-3). */
export function suicideSentence(rows: readonly PayableRow[]): string | null {
  const excluded = rows.flatMap(({ name, suicideUntil, notForSuicide }) =>
    suicideUntil === null || notForSuicide === 0
      ? []
      : [`${formatCover(notForSuicide)} for ${name} until ${formatDate(suicideUntil)}`],
  );
  return excluded.length === 0
    ? null
    : `In the first ${limits.WAITING_MONTHS_SUICIDE} months cover is not paid for suicide: ${excluded.join(', ')}.`;
}
