import { optionalAreas, type Policy, portalPaths } from '@portal/contract';
import { monthAndYear, premiumMonths, premiumSentence } from '@portal/domain';
import { useToday, WhereCall } from '@portal/policy-workflow';
import { Cluster, Text, TitledCard } from '@portal/ui-kit';
import { PremiumWeave } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';

/** How the premiums stand: a sentence, the last twelve months, the way to pay. */
export function Money({ policy }: { policy: Policy }) {
  const today = useToday();
  const months = premiumMonths(policy, today).map(({ month, state }) => ({ name: monthAndYear(month), state }));
  return (
    <TitledCard title="Premiums">
      <Text>{premiumSentence(policy, today)}</Text>
      {months.some(({ state }) => state !== 'none') && <PremiumWeave months={months} />}
      <Cluster gap="md">
        {policy.Premium_Status !== 'NOT_APPLICABLE' && (
          <WhereCall row={optionalAreas.payat}>
            <Link to={portalPaths.payNow()}>Pay now</Link>
          </WhereCall>
        )}
        <Link to={portalPaths.payments()}>See payments</Link>
      </Cluster>
    </TitledCard>
  );
}
