import { readQuery } from '@portal/api-client';
import { portalPaths, staffClaimAdditions } from '@portal/contract';
import { payoutStatuses } from '@portal/domain';
import { QueryView } from '@portal/policy-workflow';
import {
  Card,
  Cluster,
  DataTable,
  EmptyState,
  PageLayout,
  Pagination,
  SelectField,
  SkeletonCard,
  Stack,
} from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { WhereClaims } from '../shared/where-claims';
import { payoutColumns } from './payout-columns';
import {
  choiceOf,
  payoutQueryOf,
  type PayoutSearch,
  readPayoutSearch,
  unclaimed,
  writePayoutSearch,
} from './payout-search';

const title = 'Payments of claims';

/** Payments of claims, those that need somebody first. What is listed stands in the address. */
const ClaimPayoutsScreen = () => (
  <WhereClaims title={title}>
    <ClaimPayouts />
  </WhereClaims>
);
export { ClaimPayoutsScreen as Component };

const payoutsQuery = (search: PayoutSearch) => readQuery(staffClaimAdditions.payouts, {}, payoutQueryOf(search));

/** What the page says where nothing is listed. */
function emptySentence({ choice, page }: PayoutSearch) {
  if (page > 1) return 'No payment fits what you chose above.';
  if (choice === unclaimed) return 'Nothing is unclaimed: nobody is to be looked for.';
  return choice === null ? 'Every payment of a claim is paid.' : 'No payment fits what you chose above.';
}

/** `1 payment`, `12 payments`. */
const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);

function ClaimPayouts() {
  const [address, setAddress] = useSearchParams();
  const search = readPayoutSearch(address);
  const onSearch = (next: PayoutSearch) => setAddress(writePayoutSearch(next));
  const payouts = useQuery({
    ...payoutsQuery(search),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  return (
    <PageLayout
      title={title}
      description={
        search.choice === unclaimed
          ? 'Nobody has said where to pay these, past the last reminder. They are never forfeited: look for whoever is paid once a year.'
          : 'Those that need somebody stand first.'
      }
    >
      <SelectField
        label="Status"
        inputWidth={20}
        value={search.choice ?? ''}
        onChange={({ currentTarget }) => onSearch({ choice: choiceOf(currentTarget.value), page: 1 })}
      >
        <option value="">Not paid yet</option>
        <option value={unclaimed}>Unclaimed benefits</option>
        {payoutStatuses.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <QueryView query={payouts} loading={<SkeletonCard aria-busy="true" />} failed="The payments could not be loaded">
        {({ data, totalRecords, totalPages }) =>
          data.length === 0 ? (
            <EmptyState>{emptySentence(search)}</EmptyState>
          ) : (
            <Stack gap="md">
              <Card>
                <DataTable
                  density="compact"
                  caption={payments(totalRecords)}
                  columns={payoutColumns}
                  rows={data}
                  rowKey={({ id }) => id}
                />
              </Card>
              {totalPages > 1 && (
                <Pagination
                  page={search.page}
                  pageCount={totalPages}
                  onPage={(page) => onSearch({ ...search, page })}
                />
              )}
            </Stack>
          )
        }
      </QueryView>
      <Cluster>
        <Link to={portalPaths.claimsDesk()}>Back to the claims</Link>
      </Cluster>
    </PageLayout>
  );
}
