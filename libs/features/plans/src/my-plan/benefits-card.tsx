import { type Policy, type SupplementaryBenefit } from '@portal/contract';
import { formatDate, formatRand, isUninsured, providerPhone, whyNotBenefit } from '@portal/domain';
import { QueryView } from '@portal/policy-workflow';
import { AllowedLink } from '@portal/policy-workflow/changes';
import { Columns, Disclosure, Heading, SkeletonText, Stack, Text, TitledCard } from '@portal/ui-kit';
import { addBenefitsPath } from '../shared/back';
import { priceOf, shareInWords } from '../shared/benefit-price';
import { useBenefits } from '../shared/catalogue';
import { benefitHolderOf, benefitsOf } from '../shared/holder';
import { legalMaximum } from '../shared/legal-maximum';
import { BenefitLines } from './benefit-lines';

/** Supplementary benefits: those on the policy, those that can join it, and how near the legal maximum is. */
export function BenefitsCard({ policy }: { policy: Policy }) {
  const benefits = useBenefits();
  return (
    <TitledCard title="Supplementary benefits">
      <QueryView query={benefits} loading={<SkeletonText lines={4} />} failed="The benefits could not be loaded">
        {(all) => <Benefits policy={policy} all={all} />}
      </QueryView>
    </TitledCard>
  );
}

function Benefits({ policy, all }: { policy: Policy; all: readonly SupplementaryBenefit[] }) {
  const held = policy.SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED');
  const holder = benefitHolderOf(policy, all);
  const others = all
    .filter(({ id, isActive }) => isActive && !held.some((one) => one.id === id))
    .map((benefit) => ({ benefit, whyNot: whyNotBenefit(benefit, holder) }));
  return (
    <>
      <Text tone="muted">Prices are rand a month.</Text>
      <Columns min="lg" gap="lg">
        <Stack as="section" gap="md" aria-labelledby="held-heading">
          <Heading level={3} size="sm" id="held-heading">
            You have
          </Heading>
          {held.length === 0 ? (
            <Text>You have no supplementary benefits.</Text>
          ) : (
            <>
              <BenefitLines
                lines={held.map(({ id, name, price, startDate }) => ({
                  id,
                  name,
                  price: formatRand(price),
                  note: `Since ${formatDate(startDate)}`,
                  description: all.find((one) => one.id === id)?.description ?? '',
                }))}
              />
              <Text size="sm" tone="muted">
                To drop a benefit, call {providerPhone}.
              </Text>
            </>
          )}
        </Stack>
        {others.length > 0 && (
          <Disclosure summary={`Other benefits (${others.length})`}>
            <section aria-label="Other benefits">
              <BenefitLines
                lines={others.map(({ benefit, whyNot }) => ({
                  id: benefit.id,
                  name: benefit.name,
                  description: benefit.description,
                  price: formatRand(priceOf(benefit, policy.Base_Premium)),
                  note: whyNot === null ? shareInWords(benefit) : `Not possible: ${whyNot}`,
                }))}
              />
            </section>
          </Disclosure>
        )}
      </Columns>
      {!isUninsured(policy.MainMember) && (
        <Text>{legalMaximum(policy.Product.levelOfCover, benefitsOf(policy, all)).sentence}</Text>
      )}
      {others.some(({ whyNot }) => whyNot === null) && (
        <div>
          <AllowedLink action="ADD_SUPPLEMENTARY_BENEFITS" to={addBenefitsPath}>
            Add benefits
          </AllowedLink>
        </div>
      )}
    </>
  );
}
