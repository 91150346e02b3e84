import { type ApprovalAction, type ApprovalCase, portalPaths, type QueuedApproval } from '@portal/contract';
import { actionTypes, kindsOfChange, labelOf, policyStatuses } from '@portal/domain';
import { Card, Cluster, ComparisonTable, PageLayout } from '@portal/ui-kit';
import { CoverCard } from '@portal/ui-kit/data';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DecisionPanel } from '../decide/decision-panel';
import { Outcome } from '../decide/outcome';
import { useCaseCalls } from '../decide/use-case-calls';
import { queueQuery } from '../data/queue-query';
import { queueSuffix, type QueueSearch } from '../data/queue-search';
import { lastOpenedAtom } from '../shared/last-opened';
import { CaseBanner } from './case-banner';
import { CaseDrift } from './case-drift';
import { CaseEffect } from './case-effect';
import { CaseOverride } from './case-override';
import { CaseDocuments } from './case-documents';
import { CaseRemoval } from './case-removal';
import { CaseStory } from './case-story';
import { nextRequest } from './next-request';

interface CaseProps {
  found: ApprovalCase;
  /** The list that somebody comes from, to go on in. */
  search: QueueSearch;
}

/** A request with everything a decision needs, the decision beside it. */
export function Case({ found, search }: CaseProps) {
  const { action } = found;
  const calls = useCaseCalls(action);
  const queue = useQuery(queueQuery(search));
  const next = nextRequest(queue.data?.data ?? [], action.id);
  // What comes next is settled when somebody decides: afterwards the list has forgotten where this one stood.
  const [outcome, setOutcome] = useState<{ action: ApprovalAction; next: QueuedApproval | null } | null>(null);
  const open = useSetAtom(lastOpenedAtom);
  useEffect(() => open(action.id), [open, action.id]);

  const onDecided = (decided: ApprovalAction) => setOutcome({ action: decided, next });
  const kind = kindsOfChange[action.actionType].effect;
  const suffix = queueSuffix(search);
  const list = portalPaths.approvals() + suffix;
  return (
    <PageLayout
      title={labelOf(actionTypes, action.actionType)}
      description={[
        found.policyholder,
        `policy ${action.policyNumber}`,
        found.productName,
        labelOf(policyStatuses, found.policyStatus),
      ].join(', ')}
      side={
        outcome ? (
          <Outcome {...outcome} list={list} suffix={suffix} />
        ) : (
          <DecisionPanel found={found} calls={calls} onDecided={onDecided} />
        )
      }
    >
      <CaseBanner found={found} />
      <CaseOverride action={action} />
      <CaseDrift drift={found.drift} action={action} />
      <CoverCard {...found.cover} next={null} size="md" />
      <CaseRemoval removal={found.removal} />
      <CaseEffect found={found} />
      {kind !== 'removal' && (
        <Card>
          <ComparisonTable
            caption="Current beside proposed"
            kind={kind}
            rows={action.changes.map(({ label, current, proposed, changed }) => ({
              label,
              current,
              proposed,
              changed: changed && kind === 'update',
            }))}
          />
        </Card>
      )}
      <CaseDocuments found={found} />
      <CaseStory found={found} />
      {!outcome && (
        <Cluster>
          {next && <Link to={portalPaths.approval(next.id) + suffix}>Next request</Link>}
          <Link to={list}>Back to the list</Link>
        </Cluster>
      )}
    </PageLayout>
  );
}
