import { type ApprovalAction, portalPaths } from '@portal/contract';
import { WaitingProposals } from '@portal/policy-workflow/changes';
import { changesOfPayment } from '../shared/waiting';

const home = { to: portalPaths.home(), label: 'Home' };

/** Changes of the account and of how premiums are paid that wait. */
export const PendingChanges = ({ waiting }: { waiting: readonly ApprovalAction[] }) => (
  <WaitingProposals waiting={changesOfPayment(waiting)} backOf={() => home} />
);
