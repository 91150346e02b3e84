import { type Product } from '@portal/contract';
import { checkMainMemberAge, inceptionAfter } from '@portal/domain';
import { Alert, Text } from '@portal/ui-kit';
import { useMemo } from 'react';
import { useApplication } from '../../application/application-context';
import { ageAtInception } from '../../application/situation';
import { problemsOfAll } from '../../check/problems';
import { planPremium } from '../../premium/running-premium';
import { StepForm } from '../step-form';
import { ClosedPlanNotice } from './closed-plan-notice';
import { planForm, planOptions, planWithin } from './plan-form';

/** Who is covered and for how much. */
export function PlanStep() {
  const { application, situation, change } = useApplication();
  const { products, policy, today } = situation;
  const form = useMemo(() => planForm(products), [products]);
  const category = application.plan['category'];
  const lists = useMemo(
    () => ({ productId: planOptions(products, category, ({ premiums }: Product) => planPremium(premiums, situation)) }),
    [products, category, situation],
  );
  const { productId } = application.plan;
  const isOnSale = products.some(({ id }) => id === productId);
  const age = checkMainMemberAge(policy.MainMember.Date_Of_Birth, inceptionAfter(today));
  const totalOn = (productId: string) =>
    problemsOfAll({ ...application, plan: { productId } }, situation).filter(({ field }) => field === 'productId');
  return (
    <>
      <ClosedPlanNotice chosenId={productId} />
      {!age.success && <Alert tone="warning">{age.message}</Alert>}
      <Text>
        {`The premiums are for somebody who is ${ageAtInception(situation)} when the policy begins. They do not rise with age.`}
      </Text>
      <StepForm
        step="plan"
        form={form}
        initialValues={isOnSale ? application.plan : { ...application.plan, productId: '' }}
        schema={planWithin(totalOn)}
        lists={lists}
        onValues={(plan) => change({ plan })}
      />
    </>
  );
}
