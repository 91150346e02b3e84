import { type ReportStory } from './builders/claims/report-scenario';
import { type ClaimStory } from './builders/claims/claim-story';
import { claimApprovedNoAccount } from './scenarios/claim-approved-no-account';
import { claimCompleteToday } from './scenarios/claim-complete-today';
import { claimDisputed } from './scenarios/claim-disputed';
import { claimDocumentsNeeded } from './scenarios/claim-documents';
import { claimEstate } from './scenarios/claim-estate';
import { claimFlagged } from './scenarios/claim-flagged';
import { claimGuardian } from './scenarios/claim-guardian';
import { claimMinorPayee } from './scenarios/claim-minor-payee';
import { claimOverdue } from './scenarios/claim-overdue';
import { claimParlour } from './scenarios/claim-parlour';
import { claimPaidThreePayees } from './scenarios/claim-paid-three-payees';
import { claimRefusedWaiting } from './scenarios/claim-refused-waiting';
import { claimUnclaimed } from './scenarios/claim-unclaimed';
import { continuingSpouse } from './scenarios/continuing-spouse';
import { deathReported } from './scenarios/death-reported';
import { reportedDeadAlive } from './scenarios/reported-dead-alive';
import { waiverEnds } from './scenarios/waiver-ends';

/** What happened around each death, by the name of its scenario. Source: docs/domain/claims.md#c10-4. */
export const claimStories = {
  'claim-documents': claimDocumentsNeeded,
  'claim-complete-today': claimCompleteToday,
  'claim-overdue': claimOverdue,
  'claim-disputed': claimDisputed,
  'claim-approved-no-account': claimApprovedNoAccount,
  'claim-paid-three-payees': claimPaidThreePayees,
  'claim-refused-waiting': claimRefusedWaiting,
  'claim-minor-payee': claimMinorPayee,
  'claim-guardian': claimGuardian,
  'claim-estate': claimEstate,
  'claim-parlour': claimParlour,
  'claim-flagged': claimFlagged,
  'claim-unclaimed': claimUnclaimed,
  'continuing-spouse': continuingSpouse,
  'waiver-ends': waiverEnds,
} satisfies Record<string, ClaimStory>;

/** Deaths that were reported and for which nobody has claimed, by the name of the scenario. */
export const reportStories = {
  'death-reported': deathReported,
  'reported-dead-alive': reportedDeadAlive,
} satisfies Record<string, ReportStory>;
