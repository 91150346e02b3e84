import { type ClaimCase } from '@portal/contract';
import { claimFlagKinds, labelOf, riskLevels, toneOf } from '@portal/domain';
import { Badge, Cluster, RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';

/** What asks for a look, the gravest first; staff alone see it. Nothing where nothing does. */
export function FlagsCard({ flags }: Pick<ClaimCase, 'flags'>) {
  if (flags.length === 0) return null;
  return (
    <TitledCard title="Flags" beside={<Text size="sm">They decide nothing. The family does not see them.</Text>}>
      <RecordList>
        {flags.map(({ kind, level, sentence }) => (
          <li key={`${kind} ${sentence}`}>
            <Stack gap="xs">
              <Cluster gap="xs">
                <Badge tone={toneOf(riskLevels, level)}>{labelOf(riskLevels, level)}</Badge>
                <strong>{labelOf(claimFlagKinds, kind)}</strong>
              </Cluster>
              <Text>{sentence}</Text>
            </Stack>
          </li>
        ))}
      </RecordList>
    </TitledCard>
  );
}
