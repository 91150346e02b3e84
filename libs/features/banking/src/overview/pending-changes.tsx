import { type ApprovalAction, portalPaths } from '@portal/contract';
import { ProposalView } from '@portal/policy-workflow/changes';
import { Section, Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { changesOfPayment } from '../shared/waiting';

const home = { to: portalPaths.home(), label: 'Home' };

/** Changes that wait: what is beside what would be, who decides, and the way to take an own one back. */
export function PendingChanges({ waiting }: { waiting: readonly ApprovalAction[] }) {
  // What was decided here waits no more; it stays until the page is left, to say what became of it.
  const [decided, setDecided] = useState<readonly ApprovalAction[]>([]);
  const open = changesOfPayment(waiting).filter(({ id }) => !decided.some((one) => one.id === id));
  const shown = [...decided, ...open];
  if (shown.length === 0) return null;
  return (
    <Section aria-label="What waits">
      <Stack gap="lg">
        {shown.map((action) => (
          <ProposalView
            key={action.id}
            action={action}
            back={home}
            onDecided={(outcome) => setDecided([...decided, outcome])}
          />
        ))}
      </Stack>
    </Section>
  );
}
