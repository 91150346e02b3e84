import { readQuery } from '@portal/api-client';
import { accessLogAdditions } from '@portal/contract';
import { PolicyPage, QueryView, useIsServicing, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { Alert, EmptyState, Pagination, SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AccessDays } from './access-days';
import { AskOrComplain } from './ask-or-complain';

const pageIn = (address: URLSearchParams): number => {
  const page = address.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
};

/** Which of our staff looked at the policy, when and why; page by page, the page in the address. */
function AccessLogScreen() {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  const [address, setAddress] = useSearchParams();
  const pageNumber = pageIn(address);
  const log = useQuery({
    ...readQuery(accessLogAdditions.accessLog, { policyNumber }, { pageNumber }),
    placeholderData: keepPreviousData,
  });
  return (
    <PolicyPage
      title="Who looked at your policy"
      description="Whenever one of our staff opens your policy or does something with it, it is written down here. Nobody can change this list."
    >
      {isServicing && <Alert tone="info">Staff see here, word for word, what the policyholder reads.</Alert>}
      <QueryView
        query={log}
        loading={
          <Stack>
            <SkeletonCard />
            <SkeletonCard />
          </Stack>
        }
        failed="The list could not be loaded"
      >
        {({ data, totalPages }) =>
          data.length === 0 ? (
            <EmptyState>
              <Text>
                {pageNumber > 1 ? 'There is nothing on this page.' : 'None of our staff has looked at your policy.'}
              </Text>
              <Text>What our systems do by themselves, like reminders of a premium, does not count as looking.</Text>
            </EmptyState>
          ) : (
            <Stack gap="md">
              <AccessDays entries={data} />
              {totalPages > 1 && (
                <Pagination
                  page={pageNumber}
                  pageCount={totalPages}
                  onPage={(page) => setAddress(page > 1 ? { page: `${page}` } : {})}
                />
              )}
            </Stack>
          )
        }
      </QueryView>
      {!isServicing && <AskOrComplain />}
    </PolicyPage>
  );
}
export { AccessLogScreen as Component };
