import { type Change, pathOfProposal } from '@portal/contract';
import { type ActionType, actionTypes, formatDate, labelOf, todayInJohannesburg } from '@portal/domain';
import { Alert, buttonStyle, Cluster, DescriptionList, Stack, Text } from '@portal/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PolicyPage } from '../../policy-page';
import { decisionWords } from '../decision-words';

interface DoneStepProps {
  change: Change;
  action: ActionType;
  back: { to: string; label: string };
  /** What else somebody should know now. */
  children?: ReactNode;
}

/** What became of a change: it applies, or who decides until when, with the reference to name on the phone. */
export function DoneStep({ change, action, back, children }: DoneStepProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus();
  }, []);
  return (
    <PolicyPage title={change.action ? 'Request sent' : 'Change made'}>
      <Stack gap="lg" ref={top} tabIndex={-1}>
        {change.action ? <Waiting action={change.action} /> : <Applied change={change} action={action} />}
        {children}
        <Cluster>
          <Link className={buttonStyle('primary')} to={back.to}>
            {back.label}
          </Link>
          {change.action && <Link to={pathOfProposal(change.action)}>See your request</Link>}
        </Cluster>
      </Stack>
    </PolicyPage>
  );
}

const Applied = ({ change, action }: Pick<DoneStepProps, 'change' | 'action'>) => (
  <Alert tone="success" role="status">
    {labelOf(actionTypes, action)}: done.
    {change.effectiveDate && ` It applies from ${formatDate(change.effectiveDate)}.`}
  </Alert>
);

const Waiting = ({ action }: { action: NonNullable<Change['action']> }) => (
  <>
    <Alert tone="success" role="status">
      We received your request: {labelOf(actionTypes, action.actionType)}.
    </Alert>
    <DescriptionList
      rows={[
        { label: 'About', value: action.entityLabel },
        { label: 'Reference', value: referenceOf(action.id) },
        { label: 'Who decides', value: decisionWords[action.approverType].after },
        { label: 'Decided by', value: formatDate(todayInJohannesburg(new Date(action.expiresAt))) },
      ]}
    />
    <Text>Until then everything on your policy stays as it is. We send you a message when it is decided.</Text>
  </>
);

/** The first part of the id: short enough to say on the phone. */
const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();
