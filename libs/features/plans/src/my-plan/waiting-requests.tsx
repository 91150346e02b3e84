import { type ApprovalAction } from '@portal/contract';
import { WaitingProposals } from '@portal/policy-workflow/changes';
import { addBenefitsPath, toOtherPlans } from '../shared/back';
import { isAboutThePlan } from './last-outcome';
import { LastRequest } from './last-request';

const toBenefits = { to: addBenefitsPath, label: 'Add benefits' };

/** Changes of the plan and its benefits that wait; where none does, what became of the last one. */
export const WaitingRequests = ({ waiting }: { waiting: readonly ApprovalAction[] }) => (
  <WaitingProposals
    waiting={waiting.filter(isAboutThePlan)}
    backOf={({ entityType }) => (entityType === 'PRODUCT' ? toOtherPlans : toBenefits)}
    otherwise={<LastRequest />}
  />
);
