import { type ApprovalAction } from '@portal/contract';
import { actionTypes, kindsOfChange, labelOf } from '@portal/domain';
import { ComparisonTable, Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { MissingDocument } from '../../documents/missing-document';
import { DecisionPanel } from './decision-panel';
import { Decided } from './decided';
import { ProposalAsked } from './proposal-asked';
import { ProposalBanner } from './proposal-banner';
import { ProposalDocuments } from './proposal-documents';
import { ProposalPremium } from './proposal-premium';
import { ProposalTerms } from './proposal-terms';

interface ProposalViewProps {
  action: ApprovalAction;
  back: { to: string; label: string };
  /** Told what became of it, for a page that does not find the change any more once it has read the list again. */
  onDecided?: (action: ApprovalAction) => void;
}

/** A change in the order of docs/domain/changes.md#r7-5: what and who, current beside proposed, premium, terms, documents, buttons. */
export function ProposalView({ action, back, onDecided }: ProposalViewProps) {
  const [decided, setDecided] = useState<ApprovalAction | null>(null);
  const decide = (outcome: ApprovalAction) => {
    setDecided(outcome);
    onDecided?.(outcome);
  };
  if (decided) return <Decided action={decided} back={back} />;
  return (
    <Stack gap="lg">
      <ProposalBanner action={action} />
      {action.missingDocument === null && <ProposalAsked action={action} />}
      <MissingDocument missing={action.missingDocument} />
      <ComparisonTable
        caption={labelOf(actionTypes, action.actionType)}
        kind={kindsOfChange[action.actionType].effect}
        rows={action.changes.map(({ label, current, proposed, changed }) => ({ label, current, proposed, changed }))}
      />
      <ProposalPremium action={action} />
      <ProposalTerms action={action} />
      <ProposalDocuments action={action} />
      <DecisionPanel action={action} onDecided={decide} />
    </Stack>
  );
}
