import { PolicyPage, QueryView } from '@portal/policy-workflow';
import { banksQuery, WithPolicyAndWaiting } from '@portal/policy-workflow/changes';
import { SkeletonCard } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failed } from '../shared/back';
import { askedFor } from './beginning';
import { title, UpdateBanking } from './update-banking';

/** How the premium is paid, and from which account: `?method=` and `?account=` say where to begin. */
function UpdateBankingScreen() {
  const [search] = useSearchParams();
  /** Another beginning is another form: the one that has ended may lead to it. */
  const beginning = JSON.stringify(askedFor(search));
  const banks = useQuery(banksQuery());
  return (
    <WithPolicyAndWaiting title={title} failed={failed}>
      {(policy, waiting) =>
        banks.data ? (
          <UpdateBanking key={beginning} policy={policy} banks={banks.data} waiting={waiting} />
        ) : (
          <PolicyPage title={title}>
            <QueryView query={banks} loading={<SkeletonCard />} failed="The list of banks could not be loaded">
              {() => <SkeletonCard />}
            </QueryView>
          </PolicyPage>
        )
      }
    </WithPolicyAndWaiting>
  );
}
export { UpdateBankingScreen as Component };
