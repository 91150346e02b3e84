import { portalPaths } from '@portal/contract';
import { formatCover, formatRand, kindsOfPlan, planCategory, type PlanCategory } from '@portal/domain';
import { Amount, Badge, Cluster, DataTable, Tabs, Text, TitledCard, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { kindLabels, whoIsCovered } from '../shared/plan-messages';
import { differenceInWords } from './comparison-rows';
import { type Offer } from './offers';

interface AllPlansProps {
  offers: readonly Offer[];
  /** The kind of plan one has: its tab stands open. */
  ownKind: PlanCategory;
}

/** Every plan that is sold with what it would cost this policyholder, by who is covered. */
export function AllPlans({ offers, ownKind }: AllPlansProps) {
  const kinds = [ownKind, ...kindsOfPlan.filter((kind) => kind !== ownKind)];
  return (
    <TitledCard title="All plans">
      <Tabs
        label="Who is covered"
        tabs={kinds.map((kind) => ({
          id: kind,
          label: kindLabels[kind],
          panel: (
            <PlansOfKind kind={kind} offers={offers.filter(({ plan }) => planCategory(plan.Product_Name) === kind)} />
          ),
        }))}
      />
    </TitledCard>
  );
}

const PlansOfKind = ({ kind, offers }: { kind: PlanCategory; offers: readonly Offer[] }) => (
  <DataTable
    caption={`Covers: ${whoIsCovered[kind].toLowerCase()}`}
    rows={offers}
    rowKey={({ plan }) => plan.id}
    columns={[
      {
        key: 'plan',
        label: 'Plan',
        cell: ({ plan }) => plan.Product_Name,
      },
      {
        key: 'cover',
        label: 'Your cover',
        align: 'end' as const,
        sortBy: ({ plan }) => plan.levelOfCover,
        cell: ({ plan }) => <Amount>{formatCover(plan.levelOfCover)}</Amount>,
      },
      {
        key: 'premium',
        label: 'Your premium',
        align: 'end' as const,
        sortBy: ({ premium }) => premium ?? Number.POSITIVE_INFINITY,
        cell: ({ premium }) => <Amount>{premium === null ? '-' : formatRand(premium)}</Amount>,
      },
      {
        key: 'difference',
        label: 'Difference',
        align: 'end' as const,
        cell: ({ isMine, difference }) => <Amount>{isMine ? '-' : differenceInWords(difference)}</Amount>,
      },
      { key: 'choose', label: 'Change', cell: (offer) => <Way offer={offer} /> },
    ]}
  />
);

/** The way to a plan, or why there is none. */
function Way({ offer: { plan, isMine, whyNot } }: { offer: Offer }) {
  if (isMine) return <Badge tone="green">Your plan</Badge>;
  if (whyNot !== null) {
    return (
      <Text as="span" size="sm" tone="muted">
        {whyNot}
      </Text>
    );
  }
  return (
    <Cluster>
      <Link to={portalPaths.updatePlan(plan.id)}>
        See this change<VisuallyHidden>: {plan.Product_Name}</VisuallyHidden>
      </Link>
    </Cluster>
  );
}
