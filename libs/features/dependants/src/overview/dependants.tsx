import { type Policy } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { RequestsNotLoaded, useAllowedAction, usePendingActions } from '@portal/policy-workflow/changes';
import { useOpenClaims } from '@portal/policy-workflow/claims';
import { Alert, Stack } from '@portal/ui-kit';
import { KindSection } from './kind-section';
import { kindWords } from './kind-messages';
import { type Kind, peopleOf } from './people';

const kinds: readonly Kind[] = ['spouse', 'children', 'extendedMembers'];

/** The three kinds of dependants below one another; why nobody may be added is said once where it holds for all. */
export function Dependants({ policy }: { policy: Policy }) {
  const today = useToday();
  const waiting = usePendingActions();
  const claims = useOpenClaims();
  const whyNobody = useWhyNobodyMayJoin();
  return (
    <Stack gap="lg">
      {whyNobody && <Alert>{whyNobody}</Alert>}
      <RequestsNotLoaded requests={waiting} />
      {kinds.map((kind) => (
        <KindSection
          key={kind}
          kind={kind}
          people={peopleOf(kind, policy, waiting.data ?? [], today, claims)}
          mayAsk={whyNobody === null}
        />
      ))}
    </Stack>
  );
}

/** The one reason for which no kind may be added, such as a premium that is overdue; null when there is none for all. */
function useWhyNobodyMayJoin(): string | null {
  const reasons = [
    useAllowedAction(kindWords.spouse.add),
    useAllowedAction(kindWords.children.add),
    useAllowedAction(kindWords.extendedMembers.add),
  ].map(({ data }) => data?.reason ?? null);
  const [first = null] = reasons;
  return reasons.every((reason) => reason === first) ? first : null;
}
