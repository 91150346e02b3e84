import { extendedCoverAmounts, formatCover } from '@portal/domain';
import { widget, type WidgetViewProps } from '@portal/forms';
import { type ComponentType } from 'react';

/** Asks for one of the amounts of the table (docs/domain/plans.md#r5-3), drawn by `View`. */
/* @__NO_SIDE_EFFECTS__ */
export function coverAmount(View: ComponentType<WidgetViewProps<string>>) {
  return widget<(typeof extendedCoverAmounts)[number], string>({
    kind: 'cover-choice',
    typed: (value) => (typeof value === 'number' ? String(value) : ''),
    value: (typed) => extendedCoverAmounts.find((amount) => String(amount) === typed) ?? null,
    words: (value) => (typeof value === 'number' ? formatCover(value) : ''),
    View,
  });
}
