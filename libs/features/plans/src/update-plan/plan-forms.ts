import { ProductChangeSchema, obeys } from '@portal/contract';
import { checkbox, defineForm } from '@portal/forms';
import * as v from 'valibot';

const lossMissing = 'Confirm that you understand who will no longer be covered';

const agreement = {
  legend: 'Your agreement',
  fields: [
    { name: 'acceptTerms', label: 'I have read the terms and conditions and accept them', widget: checkbox() },
    { name: 'acceptWaitingPeriod', label: 'I accept the new premium and waiting period', widget: checkbox() },
  ],
} as const;

const given = ['productId', 'quoteId'] as const;

/** What somebody agrees to who changes the plan (docs/domain/records.md#r9-7). Plan and quote come from the screen. */
export const planForm = defineForm({
  name: 'change-plan',
  schema: ProductChangeSchema,
  given,
  items: [agreement],
});

/** The same where somebody loses cover: nobody goes on without having understood that (docs/domain/lives.md#r4-5). */
export const planFormWithLoss = defineForm({
  name: 'change-plan-with-loss',
  schema: ProductChangeSchema,
  given,
  items: [
    {
      legend: 'Who is no longer covered',
      hint: 'The people named above lose their cover on the day the plan changes.',
      fields: [{ name: 'acceptLossOfCover', label: 'I understand', widget: checkbox() }],
    },
    agreement,
  ],
});

/** Refuses to go on while the loss of cover is not accepted. */
export const acceptingLoss = v.pipe(
  ProductChangeSchema,
  obeys(({ acceptLossOfCover }) =>
    acceptLossOfCover === true ? [] : [{ field: 'acceptLossOfCover', message: lossMissing }],
  ),
);
