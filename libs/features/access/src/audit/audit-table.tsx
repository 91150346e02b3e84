import { type AuditEntry } from '@portal/contract';
import { formatShortDate, type Role, roleLabels, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';
import { Badge, type BadgeTone, DataTable, Stack, Text } from '@portal/ui-kit';
import { AuditDetails } from './audit-details';
import { codeInWords } from './code-messages';

interface AuditTableProps {
  caption: string;
  entries: readonly AuditEntry[];
  onActor: (actorId: string) => void;
}

const tones: Readonly<Record<string, BadgeTone>> = { SUCCEEDED: 'green', REFUSED: 'amber', FAILED: 'red' };

/** Who did what, a row each. */
export const AuditTable = ({ caption, entries, onActor }: AuditTableProps) => (
  <DataTable
    caption={caption}
    rows={entries}
    rowKey={({ policyNumber, sequence }) => `${policyNumber ?? ''} ${sequence}`}
    columns={[
      { key: 'what', label: 'What', cell: (entry) => <What entry={entry} /> },
      { key: 'when', label: 'When', wrap: 'no', cell: ({ at }) => <When at={new Date(at)} /> },
      { key: 'who', label: 'Who', wrap: 'words', cell: (entry) => <Who entry={entry} /> },
      { key: 'policy', label: 'Policy', wrap: 'no', cell: ({ policyNumber }) => policyNumber ?? '-' },
      {
        key: 'outcome',
        label: 'Outcome',
        wrap: 'no',
        cell: ({ outcome }) => <Badge tone={tones[outcome] ?? 'grey'}>{codeInWords(outcome)}</Badge>,
      },
      { key: 'more', label: 'More', cell: (entry) => <AuditDetails entry={entry} onActor={onActor} /> },
    ]}
  />
);

const When = ({ at }: { at: Date }) => (
  <Stack gap="none">
    <span>{formatShortDate(todayInJohannesburg(at))}</span>
    <Text as="span" size="sm" tone="muted">
      {timeInJohannesburg(at)}
    </Text>
  </Stack>
);

const Who = ({ entry: { actorName, actorType, role } }: { entry: AuditEntry }) => (
  <Stack gap="none">
    <span>{actorName ?? codeInWords(actorType)}</span>
    {actorName && role && (
      <Text as="span" size="sm" tone="muted">
        {role in roleLabels ? roleLabels[role as Role] : codeInWords(role)}
      </Text>
    )}
  </Stack>
);

const What = ({ entry: { action, entityType, reason } }: { entry: AuditEntry }) => (
  <Stack gap="none">
    <span>{codeInWords(action)}</span>
    <Text as="span" size="sm" tone="muted">
      {[entityType, reason]
        .flatMap((code) => (code ? [code === code.toUpperCase() ? codeInWords(code) : code] : []))
        .join(', ')}
    </Text>
  </Stack>
);
