import { portalPaths, type ApprovalAction, type QueuedApproval } from '@portal/contract';
import { Alert, buttonStyle, Card, Heading, Stack } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { outcomeSentence, outcomeTone } from './outcome-messages';

interface OutcomeProps {
  action: ApprovalAction;
  /** Null: nothing else waits in the list. */
  next: QueuedApproval | null;
  /** Where the list is. */
  list: string;
  /** The end of an address that names it. */
  suffix: string;
}

/** What became of the request, and the way on; it takes the focus of the step that is gone. */
export function Outcome({ action, next, list, suffix }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="outcome">
      <Stack gap="md">
        <Heading level={2} size="md" id="outcome" ref={heading} tabIndex={-1}>
          Done
        </Heading>
        <Alert tone={outcomeTone(action)} role="status">
          {outcomeSentence(action)}
        </Alert>
        {next && (
          <Link className={buttonStyle('primary')} to={portalPaths.approval(next.id) + suffix}>
            Next request
          </Link>
        )}
        <Link className={buttonStyle(next ? 'secondary' : 'primary')} to={list}>
          Back to the list
        </Link>
      </Stack>
    </Card>
  );
}
