import { type ShareInCash } from '@portal/contract';
import { type StepProps } from '../steps/step-props';
import { type CashAct } from './in-words';
import { GiveBackCashStep } from './give-back-cash-step';
import { PayInCashStep } from './pay-in-cash-step';

/** The step of one act about cash for somebody. */
export default function CashStep({ act, ...props }: StepProps & { act: CashAct; share: ShareInCash }) {
  return act === 'GIVE_BACK_CASH' ? <GiveBackCashStep {...props} /> : <PayInCashStep act={act} {...props} />;
}
