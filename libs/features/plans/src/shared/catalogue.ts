import { readQuery } from '@portal/api-client';
import { catalogueEndpoints } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';

/** All plans that are sold. */
export const usePlans = () => useQuery(readQuery(catalogueEndpoints.products, {}));

/** All plans that are no longer sold, once somebody wants to know. */
export const useClosedPlans = (isWanted: boolean) =>
  useQuery({ ...readQuery(catalogueEndpoints.legacyProducts, {}), enabled: isWanted });

/** All benefits that can be added to a plan. */
export const useBenefits = () => useQuery(readQuery(catalogueEndpoints.supplementaryBenefits, {}));
