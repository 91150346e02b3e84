import { type ApprovalAction, portalPaths } from '@portal/contract';
import { requestLine } from '@portal/contract/words';
import { Heading, RecordList, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useIsServicing } from '../../is-servicing';

interface RequestLinesProps {
  id: string;
  title: string;
  actions: readonly ApprovalAction[];
}

/** Requests under a heading, a line each: where it is, whose move it is and by when, the reference. Nothing when there are none. */
export function RequestLines({ id, title, actions }: RequestLinesProps) {
  const reader = useIsServicing() ? 'staff' : 'policyholder';
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <RecordList>
          {actions.map((action) => {
            const line = requestLine(action, reader);
            return (
              <li key={line.id}>
                <Stack gap="xs">
                  <Link to={portalPaths.request(line.id)}>{line.title}</Link>
                  <Text>{line.sentence}</Text>
                  <Text size="sm" tone="muted">{`${line.place} · Reference ${line.reference}`}</Text>
                </Stack>
              </li>
            );
          })}
        </RecordList>
      </Stack>
    </section>
  );
}
