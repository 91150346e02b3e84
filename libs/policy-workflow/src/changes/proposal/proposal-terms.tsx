import { type ApprovalAction } from '@portal/contract';
import { coverToComeSentence, formatDate, isPlainDate, kindsOfChange, limits } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';
import { PlanTerms } from './plan-terms';

/** The waiting period of somebody new and the days in which the change can be undone (docs/domain/policy.md#r4-3). */
export function ProposalTerms({ action }: { action: ApprovalAction }) {
  const { actionType, proposedValue, effectiveDate } = action;
  if (actionType === 'CHANGE_PRODUCT') return <PlanTerms action={action} />;
  const { effect, changesCover } = kindsOfChange[actionType];
  if (effect !== 'addition' || !changesCover) return null;
  const starts = dayIn(proposedValue?.['Cover_Start_Date']) ?? effectiveDate;
  const waits = dayIn(proposedValue?.['Waiting_Period_End_Date']);
  return (
    <List>
      {starts && !waits && <li>Cover starts on {formatDate(starts)}.</li>}
      {starts && waits && <li>{coverToComeSentence({ Cover_Start_Date: starts, Waiting_Period_End_Date: waits })}.</li>}
      <li>
        <Text as="span">
          You can undo this within {limits.COOLING_OFF_DAYS} days after we have sent you the new policy documents.
        </Text>
      </li>
    </List>
  );
}

const dayIn = (value: unknown): string | null => (isPlainDate(value) ? value : null);
