import { portalPaths } from '@portal/contract';
import { buttonStyle, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type Offer } from './offers';

/** The way to a plan, or why it is not available. */
export const PlanChoice = ({ offer: { plan, whyNot, isMine } }: { offer: Offer }) => {
  if (isMine) return null;
  if (whyNot !== null) return <Text tone="muted">{`${plan.Product_Name} is not available to you. ${whyNot}`}</Text>;
  return (
    <div>
      <Link className={buttonStyle('secondary')} to={portalPaths.updatePlan(plan.id)}>
        Change to {plan.Product_Name}
      </Link>
    </div>
  );
};
