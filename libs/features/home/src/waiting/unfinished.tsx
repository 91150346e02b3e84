import { type Draft, pathOfForm } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { useDrafts, useDropDraft } from '@portal/policy-workflow/changes';
import { Button, Card, Cluster, Heading, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { draftWords } from './draft-messages';

/** Forms that were left half filled in, on whatever device: go on, or throw away. Nothing when there are none. */
export function Unfinished() {
  const { data: drafts = [] } = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="unfinished-heading">
      <Stack gap="md">
        <Heading level={2} size="md" id="unfinished-heading">
          You have not finished
        </Heading>
        {drafts.map((draft) => (
          <DraftLine key={`${draft.form}/${draft.recordId}`} draft={draft} />
        ))}
      </Stack>
    </Card>
  );
}

function DraftLine({ draft: { form, recordId, updatedAt, expiresAt } }: { draft: Draft }) {
  const drop = useDropDraft(form, recordId);
  const path = pathOfForm(form, recordId);
  const words = draftWords[form];
  if (path === null || words === null) return null;

  return (
    <Cluster justify="between">
      <Stack gap="xs">
        <Link to={path}>Continue {words}</Link>
        <Text size="sm" tone="muted">
          Last typed on {dayOf(updatedAt)}, kept until {dayOf(expiresAt)}
        </Text>
      </Stack>
      <Button variant="quiet" onClick={() => void drop()}>
        Discard<VisuallyHidden>: {words}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));
