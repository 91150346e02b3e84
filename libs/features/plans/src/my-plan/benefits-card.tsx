import { type Policy, type SupplementaryBenefit } from '@portal/contract';
import { formatDate, formatRand, providerPhone, whyNotBenefit } from '@portal/domain';
import { QueryView } from '@portal/policy-workflow';
import { AllowedLink } from '@portal/policy-workflow/changes';
import { Badge, Card, DataTable, Heading, SkeletonText, Stack, Text } from '@portal/ui-kit';
import { addBenefitsPath } from '../shared/back';
import { priceInWords } from '../shared/benefit-price';
import { useBenefits } from '../shared/catalogue';
import { benefitHolderOf, benefitsOf } from '../shared/holder';
import { legalMaximum } from '../shared/legal-maximum';

/** Supplementary benefits: those on the policy, those that can join it, and how near the legal maximum is. */
export function BenefitsCard({ policy }: { policy: Policy }) {
  const benefits = useBenefits();
  return (
    <Card as="section" aria-labelledby="benefits-heading">
      <Stack gap="md">
        <Heading level={2} size="md" id="benefits-heading">
          Supplementary benefits
        </Heading>
        <QueryView query={benefits} loading={<SkeletonText lines={4} />} failed="The benefits could not be loaded">
          {(all) => <Benefits policy={policy} all={all} />}
        </QueryView>
      </Stack>
    </Card>
  );
}

function Benefits({ policy, all }: { policy: Policy; all: readonly SupplementaryBenefit[] }) {
  const holder = benefitHolderOf(policy, all);
  const held = policy.SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED');
  const others = all.filter(({ id, isActive }) => isActive && !held.some((one) => one.id === id));
  const canAdd = others.some((benefit) => whyNotBenefit(benefit, holder) === null);
  return (
    <>
      {held.length === 0 ? (
        <Text>You have no supplementary benefits.</Text>
      ) : (
        <>
          <DataTable
            caption="You have"
            rows={held}
            rowKey={({ id }) => id}
            columns={[
              { key: 'benefit', label: 'Benefit', cell: ({ name }) => name },
              { key: 'what', label: 'What it pays', cell: ({ id }) => all.find((one) => one.id === id)?.description },
              { key: 'since', label: 'Since', cell: ({ startDate }) => formatDate(startDate) },
              { key: 'price', label: 'A month', align: 'end', cell: ({ price }) => formatRand(price) },
            ]}
          />
          <Text size="sm" tone="muted">
            To drop a benefit, call {providerPhone}.
          </Text>
        </>
      )}
      <Text>{legalMaximum(policy.Product.levelOfCover, benefitsOf(policy, all)).sentence}</Text>
      {others.length > 0 && (
        <DataTable
          caption="You can add"
          rows={others}
          rowKey={({ id }) => id}
          columns={[
            { key: 'benefit', label: 'Benefit', cell: ({ name }) => name },
            { key: 'what', label: 'What it pays', cell: ({ description }) => description },
            { key: 'price', label: 'Price', cell: (benefit) => priceInWords(benefit, policy.Base_Premium) },
            {
              key: 'possible',
              label: 'Possible',
              cell: (benefit) => whyNotBenefit(benefit, holder) ?? <Badge tone="green">Yes</Badge>,
            },
          ]}
        />
      )}
      {canAdd && (
        <AllowedLink action="ADD_SUPPLEMENTARY_BENEFITS" to={addBenefitsPath}>
          Add benefits
        </AllowedLink>
      )}
    </>
  );
}
