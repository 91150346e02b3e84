import { type Beneficiary, type ShareAllocation } from '@portal/contract';

/** The split as it stands. */
export const splitOf = (people: readonly Pick<Beneficiary, 'id' | 'Benefit_Share'>[]): ShareAllocation =>
  people.map(({ id, Benefit_Share }) => ({ id, Benefit_Share }));
