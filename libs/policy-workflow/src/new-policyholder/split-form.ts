import { obeys, refusal, type Rule, ShareAllocationSchema, type ShareAllocation, written } from '@portal/contract';
import { checkSplit, sharesHint } from '@portal/domain';
import { defineForm, type WidgetViewProps } from '@portal/forms';
import { type ComponentType } from 'react';
import * as v from 'valibot';
import { shares } from '../changes/shares/shares';
import { type TypedShare } from '../changes/shares/split';

interface Split {
  ShareAllocation: ShareAllocation;
}

const wholeSplit: Rule<Split> = ({ ShareAllocation: split }) =>
  split === undefined ? [] : refusal('ShareAllocation', checkSplit(split));

/** How the benefit is shared among those who are nominated, who go by their place; drawn by a `SharesView` that knows the cover. */
export const splitFormFor = (View: ComponentType<WidgetViewProps<readonly TypedShare[]>>) =>
  defineForm({
    name: 'application-shares',
    schema: v.pipe(written({ ShareAllocation: ShareAllocationSchema }), obeys(wholeSplit)),
    items: [
      {
        name: 'ShareAllocation',
        label: 'How is your benefit shared?',
        hint: sharesHint,
        widget: shares(View),
      },
    ],
  });
