import { type ApprovalAction } from '@portal/contract';
import { ProposalView } from '@portal/policy-workflow/changes';
import { Section, Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { addBenefitsPath, toOtherPlans } from '../shared/back';
import { isAboutThePlan } from './last-outcome';
import { LastRequest } from './last-request';

/** Changes of the plan and its benefits that wait: what is beside what would be, who decides, and the way to take them back. */
export function WaitingRequests({ waiting }: { waiting: readonly ApprovalAction[] }) {
  // What was decided here waits no more; it stays until the page is left, to say what became of it.
  const [decided, setDecided] = useState<readonly ApprovalAction[]>([]);
  const open = waiting.filter(isAboutThePlan).filter(({ id }) => !decided.some((one) => one.id === id));
  const shown = [...decided, ...open];
  if (shown.length === 0) return <LastRequest />;
  return (
    <Section aria-label="What waits">
      <Stack gap="lg">
        {shown.map((action) => (
          <ProposalView
            key={action.id}
            action={action}
            back={action.entityType === 'PRODUCT' ? toOtherPlans : { to: addBenefitsPath, label: 'Add benefits' }}
            onDecided={() => setDecided([...decided, action])}
          />
        ))}
      </Stack>
    </Section>
  );
}
