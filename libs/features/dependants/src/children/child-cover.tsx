import { type Child, type Policy } from '@portal/contract';
import { formatCover, formatDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Badge, Card, Cluster, DescriptionList, Figure, Heading, Text } from '@portal/ui-kit';
import { coverInWords } from '../shared/cover-in-words';
import { coverEndDay } from './cover-end-day';

/** What a child is covered for, since when and until when. */
export function ChildCover({ child, policy }: { child: Child; policy: Policy }) {
  const today = useToday();
  const state = coverInWords(policy, child.id, today);
  return (
    <Card>
      <Cluster justify="between">
        <Heading level={2} size="md">
          Cover
        </Heading>
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
      </Cluster>
      {child.Cover_Amount > 0 && <Figure value={formatCover(child.Cover_Amount)} caption="Cover at this age" />}
      {state && <Text>{state.sentence}</Text>}
      {child.Life_Status === 'ACTIVE' && (
        <DescriptionList
          rows={[
            { label: 'Cover starts', value: formatDate(child.Cover_Start_Date) },
            { label: 'Cover ends', value: coverEndDay(child) ?? 'No age limit' },
          ]}
        />
      )}
    </Card>
  );
}
