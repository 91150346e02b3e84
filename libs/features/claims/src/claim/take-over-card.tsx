import { type Claim, portalPaths } from '@portal/contract';
import { buttonStyle, Cluster, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { title } from '../continue/title';

/** The way to go on with the policy, for somebody who stays covered after its main member's death. */
export const TakeOverCard = ({ claim: { reference, life } }: { claim: Pick<Claim, 'reference' | 'life'> }) => (
  <TitledCard title={title}>
    <Text>
      {`Everybody else on the policy of ${life.name} stays covered for now, and you can go on with it. If nobody takes it over in time, ` +
        'their cover ends.'}
    </Text>
    <Cluster>
      <Link className={buttonStyle('secondary')} to={portalPaths.continuePolicy(reference)}>
        See what it covers and costs
      </Link>
    </Cluster>
  </TitledCard>
);
