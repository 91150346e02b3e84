import { type FieldError, obeys, type Product, type Rule } from '@portal/contract';
import { formatCover, formatRand, mostLives, planCategory, type PlanCategory } from '@portal/domain';
import { defineForm, type Options, radioCards } from '@portal/forms';
import * as v from 'valibot';

/** Who a plan can cover, in the order of the question. Extended members can join any plan. */
const categories = [
  { code: 'single-member', label: 'Only me', hint: 'Extended members such as parents can be added to every plan.' },
  { code: 'single-parent', label: 'Me and my children', hint: `Up to ${mostLives.children} children.` },
  {
    code: 'family',
    label: 'Me, my spouse and our children',
    hint: `A spouse or partner, and up to ${mostLives.children} children.`,
  },
] as const;

const PlanSchema = v.strictObject({
  category: v.picklist(
    categories.map(({ code }) => code),
    'Select who you want to cover',
  ),
  productId: v.pipe(v.string('Select the plan'), v.nonEmpty('Select the plan')),
});

const kindOf = ({ Product_Name }: Product) => planCategory(Product_Name);

/** Plans that are sold to new customers. */
const plansOnSale = (products: readonly Product[]) => products.filter(({ isLegacy }) => !isLegacy);

/** Two questions: who is covered, then how much. Another answer to the first keeps the amount. */
export const planForm = (products: readonly Product[]) =>
  defineForm({
    name: 'application-plan',
    schema: PlanSchema,
    items: [
      {
        name: 'category',
        label: 'Who do you want to cover?',
        widget: radioCards(categories),
        fills: (category, { productId }) => ({
          productId: sameAmount(products, String(productId ?? ''), category as PlanCategory) ?? '',
        }),
      },
      {
        name: 'productId',
        label: 'How much cover do you want?',
        hint: 'On your own life; others are covered as each plan says.',
        widget: radioCards(),
        when: ({ category }) => Boolean(category),
      },
    ],
  });

function sameAmount(products: readonly Product[], id: string, category: PlanCategory): string | undefined {
  const amount = products.find((plan) => plan.id === id)?.levelOfCover;
  return plansOnSale(products).find((plan) => kindOf(plan) === category && plan.levelOfCover === amount)?.id;
}

/** The same with the law's maximum on the applicant's own life, over all their policies. */
export const planWithin = (totalOn: (productId: string) => readonly FieldError[]) => {
  const rule: Rule<v.InferOutput<typeof PlanSchema>> = ({ productId = '' }) => totalOn(productId);
  return v.pipe(PlanSchema, obeys(rule));
};

/** The plans of a kind, with what each costs somebody. A plan that cannot be had at that age is not offered. */
export const planOptions = (
  products: readonly Product[],
  category: unknown,
  priceOf: (plan: Product) => number | null,
): Options =>
  plansOnSale(products)
    .filter((plan) => kindOf(plan) === category)
    .flatMap((plan) => {
      const price = priceOf(plan);
      if (price === null) return [];
      const label = `${plan.Product_Name}: ${formatRand(price)} a month`;
      return [{ code: plan.id, label, hint: coverInWords(plan) }];
    });

/** "R 20 000 for you, R 20 000 for your spouse, R 5 000 to R 20 000 for each child". */
export function coverInWords({ levelOfCover, spouseCover, cover1To5, cover14To21 }: Product): string {
  return [
    `${formatCover(levelOfCover)} for you`,
    ...(spouseCover > 0 ? [`${formatCover(spouseCover)} for your spouse`] : []),
    ...(cover14To21 > 0 ? [`${formatCover(cover1To5)} to ${formatCover(cover14To21)} for each child`] : []),
  ].join(', ');
}
