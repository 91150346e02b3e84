import { formatCover, limits, mainMemberCover } from '@portal/domain';
import { Text } from '@portal/ui-kit';
import { useMemo } from 'react';
import { useApplication } from '../../application/application-context';
import { chosenBenefits, chosenPlan } from '../../application/situation';
import { priceInWords } from '../../premium/benefit-price';
import { planPremium } from '../../premium/running-premium';
import { StepForm } from '../step-form';
import { benefitsForm, benefitsWithin } from './benefits-form';

/** What can be added to the plan, each with its price. */
export function BenefitsStep() {
  const { application, situation, change } = useApplication();
  const { benefits } = situation;
  const plan = chosenPlan(application, situation);
  const base = plan && planPremium(plan.premiums, situation);
  const lists = useMemo(
    () => ({
      benefitIds: benefits.map((benefit) => ({
        code: benefit.id,
        label: `${benefit.name}: ${priceInWords(benefit, base)}`,
        hint: benefit.description,
      })),
    }),
    [benefits, base],
  );
  const total = mainMemberCover(plan?.levelOfCover ?? 0, chosenBenefits(application, situation));
  return (
    <>
      <Text>
        {`On your life the law allows at most ${formatCover(limits.MAX_BENEFIT_PER_LIFE)}, benefits paid in money included. ` +
          `What you have chosen comes to ${formatCover(total)}; cover on your other policies counts too.`}
      </Text>
      <StepForm
        step="benefits"
        form={benefitsForm}
        schema={benefitsWithin(plan?.levelOfCover ?? 0, benefits)}
        initialValues={application.benefits}
        lists={lists}
        onValues={(chosen) => change({ benefits: chosen })}
      />
    </>
  );
}
