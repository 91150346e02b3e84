import { coverToComeSentence, formatDate, inceptionAfter, isPlainDate, waitingEndAfter } from '@portal/domain';
import { List, TitledCard } from '@portal/ui-kit';
import { useApplication } from '../../application/application-context';

/** From when cover would hold, were the application approved this month (docs/domain/policy.md#r4-3 and docs/domain/records.md#r9-22). */
export function Starts() {
  const { application, situation } = useApplication();
  const starts = inceptionAfter(situation.today);
  const { Has_Previous, Previous_End_Date: ended, Previous_Waiting_Served: served } = application.me;
  const previous =
    Has_Previous === true
      ? {
          startDate: null,
          endDate: isPlainDate(ended) ? ended : null,
          hasLapsed: false,
          waitingServed: served === true,
          waitingEndDate: null,
        }
      : null;
  const natural = waitingEndAfter(previous, starts);
  return (
    <TitledCard title="If we approve this before the end of the month">
      <List>
        <li>{`The policy begins on ${formatDate(starts)}, with the first premium.`}</li>
        <li>{`${coverToComeSentence({ Cover_Start_Date: starts, Waiting_Period_End_Date: natural })}.`}</li>
        {previous !== null && natural <= starts && (
          <li>The waiting period with your previous insurer counts. We check it with them.</li>
        )}
      </List>
    </TitledCard>
  );
}
