import { type Claim } from '@portal/contract';
import { useIsClaimant } from '@portal/auth';
import { QuickLinkTiles, sideQuickLinks } from '@portal/policy-workflow';
import { PageLayout, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { AccountCard } from './account-card';
import { AmountsCard } from './amounts-card';
import { ArrangerStands } from './arranger-stands';
import { DocumentsCard } from './documents-card';
import { History } from './history';
import { isPaid } from './is-paid';
import { OwnPartCard } from './own-part-card';
import { ParlourCard } from './parlour-card';
import { PartsCard } from './parts-card';
import { Payouts } from './payouts';
import { RefusalLetter } from './refusal-letter';
import { Representations } from './representations';
import { Reopen } from './reopen';
import { TakeOverCard } from './take-over-card';
import { WhereItStands } from './where-it-stands';
import { pagesOf, partAsked } from '../shared/part-of-claim';

/** Where a claim stands, then what it needs and pays; beside it to where, and what happened. */
export function ClaimView({ claim }: { claim: Claim }) {
  const { stage, allowedActs, decision, representations } = claim;
  const letter = decision?.letter ?? null;
  const isClaimant = useIsClaimant();
  // The policy is taken over by whoever reads, whomever else they speak for.
  const mayContinue = allowedActs.includes('CONTINUE') && partAsked(claim) === undefined;
  const amount = <Amount claim={claim} />;
  return (
    <PageLayout
      title={stage.heading}
      description={stage.text}
      side={
        <Stack gap="lg">
          <AccountCard claim={claim} />
          <ParlourCard claim={claim} />
          <Stack gap="sm">
            <History claim={claim} />
            {allowedActs.includes('WITHDRAW') && <Link to={pagesOf(claim).withdraw}>Withdraw this claim</Link>}
          </Stack>
          {!isClaimant && <QuickLinkTiles keys={sideQuickLinks} />}
        </Stack>
      }
    >
      <Stack gap="lg">
        {mayContinue && !isPaid(claim) && <TakeOverCard claim={claim} />}
        <PartsCard claim={claim} />
        {claim.arrangesFuneral ? <ArrangerStands claim={claim} /> : <WhereItStands claim={claim} />}
        {mayContinue && isPaid(claim) && <TakeOverCard claim={claim} />}
        {allowedActs.includes('REOPEN') && <Reopen claim={claim} />}
        {letter && <RefusalLetter claim={claim} letter={letter} />}
        <Representations representations={representations} />
        {decision !== null && amount}
        <Payouts claim={claim} />
        <DocumentsCard claim={claim} />
        {decision === null && amount}
      </Stack>
    </PageLayout>
  );
}

/** What the claim pays, or the reader's own part of it; whoever arranges the funeral has none. Where nothing is paid the letter says why. */
function Amount({ claim }: { claim: Claim }) {
  const { amounts, decision, arrangesFuneral } = claim;
  if (arrangesFuneral) return null;
  if (amounts === null) return isPaid(claim) && <OwnPartCard claim={claim} />;
  return (!decision?.letter || amounts.whyNothing === null) && <AmountsCard amounts={amounts} />;
}
