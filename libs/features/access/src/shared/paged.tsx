import { QueryView } from '@portal/policy-workflow';
import { Pagination, SkeletonCard, Stack } from '@portal/ui-kit';
import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface PageOf<Entry> {
  data: Entry[];
  totalPages: number;
}

/** The page that the address names; the first one for an address that names none. */
export function usePageInAddress(): number {
  const [address] = useSearchParams();
  const page = address.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

interface PagedProps<Entry> {
  query: UseQueryResult<PageOf<Entry>, Error>;
  /** In the place of the list when nothing is on the page. */
  empty: ReactNode;
  children: (entries: Entry[]) => ReactNode;
}

/** A list that comes page by page, the page in the address. */
export function Paged<Entry>({ query, empty, children }: PagedProps<Entry>) {
  const page = usePageInAddress();
  const [, setAddress] = useSearchParams();
  const loading = (
    <Stack>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  );
  return (
    <QueryView query={query} loading={loading} failed="The list could not be loaded">
      {({ data, totalPages }) =>
        data.length === 0 ? (
          empty
        ) : (
          <Stack gap="md">
            {children(data)}
            {totalPages > 1 && (
              <Pagination
                page={page}
                pageCount={totalPages}
                onPage={(next) => setAddress(next > 1 ? { page: `${next}` } : {})}
              />
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}
