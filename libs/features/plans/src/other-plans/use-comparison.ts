import { planCategory } from '@portal/domain';
import { type Offer } from './offers';
import { useInAddress } from './use-in-address';

/** Which plans stand beside the own one. */
export interface Comparison {
  compared: Offer[];
  /** Somebody chose what to compare, or how. */
  isChosen: boolean;
  /** At the first or the second place; an empty id takes the plan away. */
  choose: (place: 0 | 1, id: string) => void;
  onlyDifferences: boolean;
  showOnlyDifferences: (only: boolean) => void;
}

/** The plan that most people would look at first: the next larger one of the same kind, else another of that kind. */
export const firstCompared = (own: Offer, others: readonly Offer[]): Offer | undefined => {
  const kind = planCategory(own.plan.Product_Name);
  const same = others.filter(({ plan }) => planCategory(plan.Product_Name) === kind);
  return same.find(({ plan }) => plan.levelOfCover > own.plan.levelOfCover) ?? same.at(-1) ?? others[0];
};

export function useComparison(own: Offer, others: readonly Offer[]): Comparison {
  const { get, set } = useInAddress();
  const [one, two] = get('compare').split(',');
  const find = (id: string | undefined) => others.find(({ plan }) => plan.id === id);
  const places = [find(one) ?? firstCompared(own, others), find(two)];
  return {
    compared: [...new Set(places)].filter((offer) => offer !== undefined),
    isChosen: get('compare') !== '' || get('differences') !== '',
    choose: (place, id) => set('compare', places.map((offer, at) => (at === place ? id : offer?.plan.id)).join(',')),
    onlyDifferences: get('differences') === 'only',
    showOnlyDifferences: (only) => set('differences', only ? 'only' : ''),
  };
}
