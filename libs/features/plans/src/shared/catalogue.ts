import { readQuery } from '@portal/api-client';
import { catalogueEndpoints } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';

/** All plans that are sold. */
export const usePlans = () => useQuery(readQuery(catalogueEndpoints.products, {}));

/** All benefits that can be added to a plan. */
export const useBenefits = () => useQuery(readQuery(catalogueEndpoints.supplementaryBenefits, {}));
