import { type Change, pathOfProposal } from '@portal/contract';
import { type ActionType, actionTypes, formatDate, labelOf } from '@portal/domain';
import { Alert, buttonStyle, Cluster, DescriptionList, lazyPart, Stack, Text } from '@portal/ui-kit';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MissingDocument } from '../../documents/missing-document';
import { useMissingDocument } from '../../documents/use-missing-document';
import { useIsServicing } from '../../is-servicing';
import { PolicyPage } from '../../policy-page';
import { decisionWords } from '../decision-messages';
import { requestRows } from './request-rows';
import { type SentProps } from './sent-props';

/** Only staff fetch what they read. */
const SentByStaff = lazyPart(() => import('./sent-by-staff'));

interface DoneStepProps {
  change: Change;
  action: ActionType;
  back: { to: string; label: string };
  /** What somebody still has to do elsewhere before the change counts, without a full stop; null when nothing is left. */
  lastStep?: string | null;
  /** What else somebody should know now. */
  children?: ReactNode;
}

/** What became of a change: it applies, or who decides until when, with the reference to name on the phone. */
export function DoneStep({ change, action, back, lastStep = null, children }: DoneStepProps) {
  const top = useRef<HTMLDivElement>(null);
  const isServicing = useIsServicing();
  const missing = useMissingDocument(change.action);
  const Sent = isServicing ? SentByStaff : Waiting;
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus();
  }, []);
  return (
    <PolicyPage title={change.action ? 'Request sent' : lastStep === null ? 'Change made' : 'One step left'}>
      <Stack gap="lg" ref={top} tabIndex={-1}>
        {change.action ? (
          <Suspense>
            <Sent action={change.action}>
              <MissingDocument missing={missing} />
            </Sent>
          </Suspense>
        ) : (
          <Applied change={change} action={action} lastStep={lastStep} />
        )}
        {children}
        <Cluster>
          {/* A document that is missing is sent first. */}
          <Link className={buttonStyle(missing === null ? 'primary' : 'secondary')} to={back.to}>
            {back.label}
          </Link>
          {change.action && (
            <Link to={pathOfProposal(change.action)}>{isServicing ? 'See the request' : 'See your request'}</Link>
          )}
        </Cluster>
      </Stack>
    </PolicyPage>
  );
}

function Applied({ change, action, lastStep = null }: Pick<DoneStepProps, 'change' | 'action' | 'lastStep'>) {
  const from = change.effectiveDate && `It applies from ${formatDate(change.effectiveDate)}`;
  if (lastStep !== null) {
    return (
      <Alert tone="warning" role="status">
        <strong>{lastStep}.</strong> {from && `${from}, once that is done.`}
      </Alert>
    );
  }
  return (
    <Alert tone="success" role="status">
      {labelOf(actionTypes, action)}: done.
      {from && ` ${from}.`}
    </Alert>
  );
}

const Waiting = ({ action, children }: SentProps) => (
  <>
    <Alert tone="success" role="status">
      We received your request: {labelOf(actionTypes, action.actionType)}.
    </Alert>
    {children}
    <DescriptionList
      rows={requestRows(action, { label: 'Who decides', value: decisionWords[action.approverType].after })}
    />
    <Text>We send you a message when it is decided.</Text>
  </>
);
