import { type WidgetViewProps } from '@portal/forms';
import { SharesView, type TypedShare } from '@portal/policy-workflow/changes';
import { useApplication } from '../../application/application-context';
import { chosenPlan } from '../../application/situation';

/** The shares of the cover that the chosen plan gives. */
export function PlanShares(props: WidgetViewProps<readonly TypedShare[]>) {
  const { application, situation } = useApplication();
  return <SharesView {...props} cover={chosenPlan(application, situation)?.levelOfCover ?? 0} />;
}
