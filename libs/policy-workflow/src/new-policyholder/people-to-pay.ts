import { wholeBenefit } from '@portal/domain';

type Typed = Record<string, unknown>;

/** A share as the form of all shares has it. Nobody has an id yet: they go by their place. */
interface Part {
  id: string;
  Benefit_Share: unknown;
}

/** The shares of those who are nominated, to begin their form with. */
export const splitOf = (people: readonly Typed[]): Part[] =>
  people.map(({ Benefit_Share = null }, place) => ({ id: String(place), Benefit_Share }));

/** The same people with the shares that were typed. */
export const withSplit = (people: readonly Typed[], split: readonly Part[]): Typed[] =>
  people.map((person, place) => ({
    ...person,
    Benefit_Share: split.find(({ id }) => id === String(place))?.Benefit_Share ?? null,
  }));

/** Somebody who is paid alone is paid everything. */
export const withWholeShare = (people: readonly Typed[]): readonly Typed[] =>
  people.length === 1 ? people.map((person) => ({ ...person, Benefit_Share: wholeBenefit })) : people;
