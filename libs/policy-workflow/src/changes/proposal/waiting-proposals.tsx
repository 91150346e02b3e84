import { type ApprovalAction } from '@portal/contract';
import { Section, Stack } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { ProposalView } from './proposal-view';

interface WaitingProposalsProps {
  /** What waits, as far as the page is about it. */
  waiting: readonly ApprovalAction[];
  backOf: (action: ApprovalAction) => { to: string; label: string };
  /** In its place where nothing waits. */
  otherwise?: ReactNode;
}

/** Changes that wait: what is beside what would be, who decides, and the way to take an own one back. */
export function WaitingProposals({ waiting, backOf, otherwise = null }: WaitingProposalsProps) {
  // What was decided here waits no more; it stays until the page is left, to say what became of it.
  const [decided, setDecided] = useState<readonly ApprovalAction[]>([]);
  const open = waiting.filter(({ id }) => !decided.some((one) => one.id === id));
  const shown = [...decided, ...open];
  if (shown.length === 0) return otherwise;
  return (
    <Section aria-label="Pending changes">
      <Stack gap="lg">
        {shown.map((action) => (
          <ProposalView
            key={action.id}
            action={action}
            back={backOf(action)}
            onDecided={(outcome) => setDecided([...decided, outcome])}
          />
        ))}
      </Stack>
    </Section>
  );
}
