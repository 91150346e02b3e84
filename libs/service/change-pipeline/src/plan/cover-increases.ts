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
  const relatives = policy.ExtendedMembers.map(({ id, Cover_Amount }): LifeCover => {
    return { lifeId: id, before: Cover_Amount, after: Cover_Amount }; // theirs is not of the plan
  });
  return [...coversOf(policy, plan, from), ...relatives].flatMap((life) => increasesOf(policy, life, from));
}

/** The same of all lives, after the cover of relatives who are covered already changes on a day. */
export function withOtherCover(
  policy: StoredPolicy,
  after: Pick<StoredPolicy, 'ExtendedMembers'>,
  from: PlainDate,
): CoverIncrease[] {
  const others = policy.ExtendedMembers.flatMap(({ id, Cover_Amount: before }): LifeCover[] => {
    const then = after.ExtendedMembers.find((one) => one.id === id);
    return then && then.Cover_Amount !== before ? [{ lifeId: id, before, after: then.Cover_Amount }] : [];
  });
  const unmoved = policy.Cover_Increases.filter(({ lifeId }) => !others.some((one) => one.lifeId === lifeId));
  return [...unmoved, ...others.flatMap((life) => increasesOf(policy, life, from))];
}

function increasesOf(policy: StoredPolicy, { lifeId, before, after }: LifeCover, from: PlainDate): CoverIncrease[] {
  const waiting = policy.Cover_Increases.filter(
    (increase) => increase.lifeId === lifeId && suicideExclusionEnd(increase.startDate) > from,
  );
  const kept = lowered(waiting, Math.max(0, before - after));
  return after > before ? [...kept, { lifeId, amount: after - before, ...startingOn(from) }] : kept;
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
