import { type Policy } from '@portal/contract';
import {
  childCoverOn,
  type ChildWithEnd,
  coverAmount,
  coverDays,
  coverEndShown,
  type CoverFrom,
  hasLeftPolicy,
  livesOf,
  type PlainDate,
} from '@portal/domain';

type Product = Policy['Product'];
type Life = Pick<Policy['Children'][number], 'Life_Status' | 'Cover_End_Date'>;
type Child = Life &
  Pick<Policy['Children'][number], 'Date_Of_Birth' | 'Is_Student' | 'Is_Disabled'> &
  ChildWithEnd & {
    Cover_Elsewhere?: readonly CoverFrom[];
  };

/** An amount as long as the life is covered, 0 from the day its cover ends. */
export const whileCovered = (life: Life, today: PlainDate, amount: number): number =>
  hasLeftPolicy(life) || (life.Cover_End_Date ?? '9999') <= today ? 0 : amount;

/** Rand for the spouse; 0 on a plan that takes none. */
export const spouseCover = (product: Product) =>
  livesOf(product.Product_Name).spouse ? coverAmount(product, 'spouseCover') : 0;

/** Rand for a child of this age today, and the day it ends. Source: docs/domain/policy.md#r4-2 and docs/domain/lives.md#r4-5. */
export function childCover(child: Child, product: Product, today: PlainDate) {
  const Cover_End_Date = coverEndShown(child, today);
  const amount = livesOf(product.Product_Name).children ? childCoverOn(child, product, today) : 0;
  return {
    Cover_End_Date,
    Cover_Amount: whileCovered({ Life_Status: child.Life_Status, Cover_End_Date }, today, amount),
  };
}

/** What is paid for a child from today on, by the days on which it changes, where other policies pay for the child as well. */
export const coverByDay = (child: Child, product: Product, today: PlainDate): CoverFrom[] | undefined =>
  child.Cover_Elsewhere &&
  coverDays(child.Date_Of_Birth, today).map((from) => ({ from, amount: childCoverOn(child, product, from) }));
