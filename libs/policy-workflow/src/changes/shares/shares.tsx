import { type ShareAllocation } from '@portal/contract';
import { shareSentence } from '@portal/domain';
import { widget, type WidgetViewProps } from '@portal/forms';
import { type ComponentType } from 'react';
import { isGoodShare, percentIn, type TypedShare } from './split';

const typedSplit = (value: unknown): TypedShare[] =>
  Array.isArray(value)
    ? (value as ShareAllocation).map(({ id, Benefit_Share: share }) => ({
        id,
        share: share === null ? '' : `${share}`,
      }))
    : [];

const isUnreadable = ({ share }: TypedShare) => percentIn(share) !== null && !isGoodShare(share);

/**
 * The shares of all beneficiaries as one answer, drawn by a `SharesView` that knows the cover. Its options are the people, by id, in the order in which they are asked. In
 * words it says nothing: the check page shows shares in a table of their own.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shares(View: ComponentType<WidgetViewProps<readonly TypedShare[]>>) {
  return widget<ShareAllocation, readonly TypedShare[]>({
    kind: 'shares',
    typed: typedSplit,
    value: (rows) => rows.map(({ id, share }) => ({ id, Benefit_Share: percentIn(share) })),
    refusal: (rows) => (rows.some(isUnreadable) ? shareSentence : null),
    words: () => '',
    View,
  });
}
