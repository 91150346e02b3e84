import { type StepProps } from '../steps/step-props';
import { LiftAliveStep } from './lift-alive-step';
import { type DecisionAct } from './acts';
import { ConfirmDeathStep } from './confirm-death-step';
import { ConfirmStep } from './confirm-step';
import { DisputeStep } from './dispute-step';
import { GiveBackStep } from './give-back-step';
import { ReasonStep } from './reason-step';
import { RecommendStep } from './recommend-step';

/** The form of one act. */
export default function ActStep({ act, ...props }: StepProps & { act: DecisionAct }) {
  switch (act) {
    case 'CONFIRM':
      return <ConfirmStep {...props} />;
    case 'GIVE_BACK':
      return <GiveBackStep {...props} />;
    case 'LIFT_ALIVE':
      return <LiftAliveStep {...props} />;
    case 'CONFIRM_DEATH':
      return <ConfirmDeathStep {...props} />;
    case 'RECOMMEND':
      return <RecommendStep {...props} />;
    case 'DISPUTE':
      return <DisputeStep {...props} />;
    default:
      return <ReasonStep act={act} {...props} />;
  }
}
