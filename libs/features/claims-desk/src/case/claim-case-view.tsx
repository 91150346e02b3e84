import { type ClaimCase, staffClaimPaperAdditions } from '@portal/contract';
import { deceasedKinds, formatDate, labelOf } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { FileButtons } from '@portal/policy-workflow/documents';
import { HistoryList } from '@portal/policy-workflow/servicing';
import { Alert, Cluster, Cockpit, lazyPart, Text, TitledCard } from '@portal/ui-kit';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { listAddress } from '../data/case-address';
import { type QueueSearch } from '../data/queue-search';
import { ClaimantsCard } from '../claimants/claimants-card';
import { DecisionPanel } from '../decide/decision-panel';
import { DocumentsCard } from '../documents/documents-card';
import { RegisterCard } from '../register/register-card';
import { RegisterNotice } from '../register/register-notice';
import { AmountsCard } from './amounts-card';
import { CoverAfterDeathCard } from './cover-after-death-card';
import { DecisionCards } from './decision-cards';
import { FlagsCard } from './flags-card';
import { PayoutsCard } from './payouts-card';
import { PersonCard } from './person-card';
import { PolicyCard } from './policy-card';

const RepresentationsCard = lazyPart(() => import('../representations/representations-card'));

interface ClaimCaseViewProps {
  found: ClaimCase;
  /** The list that somebody comes from, to go back to. */
  search: QueueSearch;
}

/** A claim with everything that a decision needs: what is paid and why, the documents, and the decision beside them. */
export function ClaimCaseView({ found, search }: ClaimCaseViewProps) {
  const { id, life, dateOfDeath, reference, policyNumber, flags, disputeReason, payouts, history } = found;
  return (
    <Cockpit
      title={life.name}
      beside={
        <>
          <Text size="sm" tone="muted">
            {`${labelOf(deceasedKinds, life.kind)}, died on ${formatDate(dateOfDeath)}. Claim ${reference}, policy ${policyNumber}.`}
          </Text>
          <RegisterNotice found={found} />
        </>
      }
    >
      <div>
        <AmountsCard found={found} />
        <PersonCard found={found} />
        <RegisterCard found={found} />
        <PolicyCard found={found} />
        <CoverAfterDeathCard found={found} />
        <TitledCard title="History">
          <HistoryList history={history} />
        </TitledCard>
      </div>
      <div>
        <DocumentsCard found={found} />
        <ClaimantsCard found={found} />
        <PayoutsCard payouts={payouts} />
      </div>
      <div>
        <DecisionPanel found={found} />
        <DecisionCards found={found} />
        {mayBeDisputed(found) && (
          <Suspense fallback={null}>
            <RepresentationsCard found={found} />
          </Suspense>
        )}
        {disputeReason && <Alert>{`To be cleared up first: ${disputeReason}`}</Alert>}
        <FlagsCard flags={flags} />
        <Cluster>
          <WhereCall row={staffClaimPaperAdditions.claimFilePdf}>
            <FileButtons
              label="Download the file"
              get={(api) => api.call(staffClaimPaperAdditions.claimFilePdf, { id })}
            />
          </WhereCall>
          <Link to={listAddress(search)}>Back to the list</Link>
        </Cluster>
      </div>
    </Cockpit>
  );
}

/** Whether somebody who does not agree has written, or may. */
const mayBeDisputed = ({ representations, allowedActs }: ClaimCase): boolean =>
  representations.length > 0 || allowedActs.includes('DISAGREE');
