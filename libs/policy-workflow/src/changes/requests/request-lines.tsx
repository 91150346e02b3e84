import { type ApprovalAction, portalPaths } from '@portal/contract';
import { requestLine } from '@portal/contract/words';
import { requestSteps } from '@portal/domain';
import { buttonStyle, Heading, Stack } from '@portal/ui-kit';
import { RequestLine } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';
import { useIsServicing } from '../../is-servicing';

interface RequestLinesProps {
  id: string;
  title: string;
  actions: readonly ApprovalAction[];
}

/** Requests under a heading, a line each. Nothing when there are none. */
export function RequestLines({ id, title, actions }: RequestLinesProps) {
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {actions.map((action) => (
          <LineOfRequest key={action.id} action={action} />
        ))}
      </Stack>
    </section>
  );
}

/** A request in one line: where it is, whose move it is and by when, and the button when it is the reader's. */
export function LineOfRequest({ action }: { action: ApprovalAction }) {
  const reader = useIsServicing() ? 'staff' : 'policyholder';
  const { id, title, step, place, sentence, turn, ending, toDo } = requestLine(action, reader);
  const isMine = turn === (reader === 'staff' ? 'insurer' : 'policyholder');
  const path = portalPaths.request(id);
  return (
    <RequestLine
      title={<Link to={path}>{title}</Link>}
      steps={requestSteps}
      step={step}
      place={place}
      sentence={sentence}
      turn={turn === null ? 'nobody' : isMine ? 'mine' : 'theirs'}
      end={ending}
    >
      {toDo && (
        <Link className={buttonStyle('secondary')} to={path}>
          {toDo}
        </Link>
      )}
    </RequestLine>
  );
}
