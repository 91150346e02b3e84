import { type CoverIncrease } from '@portal/contract';
import { childCoverOn, isUninsured, type PlainDate, suicideExclusionEnd, waitingPeriodEnd } from '@portal/domain';
import { type CatalogueProduct } from '@portal/domain/catalogue';
import { type StoredPolicy } from '@portal/service-store';

/** What one life was covered for and would be, in rand. */
interface LifeCover {
  lifeId: string;
  before: number;
  after: number;
}

/**
 * Which part of each life's cover waits after the plan changes on a day: what was waiting already, for natural causes or for
 * the longer exclusion of suicide, and is still covered, and the difference that comes on top. Less cover takes from the newest first.
 */
export function coverIncreases(policy: StoredPolicy, plan: CatalogueProduct, from: PlainDate): CoverIncrease[] {
  const waiting = policy.Cover_Increases.filter(({ startDate }) => suicideExclusionEnd(startDate) > from);
  return coversOf(policy, plan, from).flatMap(({ lifeId, before, after }) => {
    const kept = lowered(
      waiting.filter((increase) => increase.lifeId === lifeId),
      Math.max(0, before - after),
    );
    return after > before ? [...kept, { lifeId, amount: after - before, ...startingOn(from) }] : kept;
  });
}

const startingOn = (startDate: PlainDate) => ({ startDate, waitingPeriodEndDate: waitingPeriodEnd(startDate) });

/** The increases after so much was taken off them, the newest first. */
function lowered(increases: readonly CoverIncrease[], less: number): CoverIncrease[] {
  let left = less;
  return increases
    .toReversed()
    .flatMap((increase) => {
      const taken = Math.min(left, increase.amount);
      left -= taken;
      return taken < increase.amount ? [{ ...increase, amount: increase.amount - taken }] : [];
    })
    .toReversed();
}

function coversOf({ MainMember, Spouse, Children, Product }: StoredPolicy, plan: CatalogueProduct, on: PlainDate) {
  const main: LifeCover[] = isUninsured(MainMember)
    ? []
    : [{ lifeId: MainMember.id, before: Product.levelOfCover, after: plan.levelOfCover }];
  const spouse: LifeCover[] = Spouse
    ? [{ lifeId: Spouse.id, before: Product.spouseCover, after: plan.spouseCover }]
    : [];
  const children = Children.map((child): LifeCover => {
    return { lifeId: child.id, before: childCoverOn(child, Product, on), after: childCoverOn(child, plan, on) };
  });
  return [...main, ...spouse, ...children].filter(({ after }) => after > 0);
}
