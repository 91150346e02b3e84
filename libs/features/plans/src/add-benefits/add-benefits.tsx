import { mainMemberEndpoints, type Policy, type SupplementaryBenefit } from '@portal/contract';
import { whyNotBenefit } from '@portal/domain';
import { PolicyPage, QueryView, useToday } from '@portal/policy-workflow';
import { ChangeJourney, Sentences } from '@portal/policy-workflow/changes';
import { EmptyState, SkeletonCard, Text } from '@portal/ui-kit';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { backToMyPlan } from '../shared/back';
import { useBenefits } from '../shared/catalogue';
import { benefitHolderOf, benefitsOf } from '../shared/holder';
import { legalMaximum } from '../shared/legal-maximum';
import { benefitNotes } from './benefit-notes';
import { benefitsForm, withinLegalMaximum } from './benefits-form';
import { chosenBenefits } from './chosen-benefits';
import { offerInWords } from './offer-in-words';
import { premiumWithBenefits } from './premium-with-benefits';
import { PriceStatus } from './price-status';
import { WhyNot } from './why-not';

const title = 'Add benefits';

/** Adds supplementary benefits to the policy: which, what they cost, and the request to staff. */
export function AddBenefits({ policy: latest }: { policy: Policy }) {
  const [policy] = useState(latest); // what is asked about; once it is sent, the policy is read again
  const benefits = useBenefits();
  if (benefits.data) return <ChooseBenefits policy={policy} all={benefits.data} />;
  return (
    <PolicyPage title={title}>
      <QueryView query={benefits} loading={<SkeletonCard />} failed="The benefits could not be loaded">
        {() => <SkeletonCard />}
      </QueryView>
    </PolicyPage>
  );
}

function ChooseBenefits({ policy, all }: { policy: Policy; all: readonly SupplementaryBenefit[] }) {
  const today = useToday();
  const { levelOfCover } = policy.Product;
  const { offers, held, lists } = useMemo(() => {
    const holder = benefitHolderOf(policy, all);
    const offered = all.filter((benefit) => benefit.isActive && whyNotBenefit(benefit, holder) === null);
    const options = offered.map((benefit) => ({
      code: benefit.id,
      label: benefit.name,
      hint: offerInWords(benefit, policy),
    }));
    return { offers: offered, held: benefitsOf(policy, all), lists: { benefitIds: options } };
  }, [policy, all]);
  const schema = useMemo(
    () => withinLegalMaximum({ levelOfCover, held, chosen: (benefitIds) => chosenBenefits({ benefitIds }, all) }),
    [levelOfCover, held, all],
  );
  if (offers.length === 0) return <NothingToAdd policy={policy} all={all} />;
  return (
    <ChangeJourney
      title={title}
      description="Choose what else your policy should pay."
      action="ADD_SUPPLEMENTARY_BENEFITS"
      endpoint={mainMemberEndpoints.addSupplementaryBenefits}
      form={benefitsForm}
      schema={schema}
      lists={lists}
      bodyOf={(body) => body}
      premiumOf={(body) => premiumWithBenefits(policy, chosenBenefits(body, all))}
      notesOf={(body) => (
        <Sentences
          title="If we approve this before the end of the month"
          all={benefitNotes(chosenBenefits(body, all), today)}
        />
      )}
      back={backToMyPlan}
      intro={
        <>
          <Text>{legalMaximum(levelOfCover, held).sentence}</Text>
          <WhyNot policy={policy} all={all} />
        </>
      }
    >
      <PriceStatus policy={policy} all={all} />
    </ChangeJourney>
  );
}

const NothingToAdd = (props: { policy: Policy; all: readonly SupplementaryBenefit[] }) => (
  <PolicyPage title={title}>
    <EmptyState>
      <Text>There is no benefit that you can add to your plan.</Text>
      <WhyNot {...props} />
      <Link to={backToMyPlan.to}>{backToMyPlan.label}</Link>
    </EmptyState>
  </PolicyPage>
);
