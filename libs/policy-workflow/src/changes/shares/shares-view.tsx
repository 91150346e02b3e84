import { wholeBenefit } from '@portal/domain';
import { type WidgetViewProps } from '@portal/forms';
import { Button, LockedField, ShareAllocation, ShareField } from '@portal/ui-kit';
import { useEffect } from 'react';
import {
  inPercent,
  isGoodShare,
  percentIn,
  rowsFor,
  sameRows,
  sharedEqually,
  shareOfCover,
  sumOf,
  type TypedShare,
} from './split';

/** The code of the person who is being added, among the people of a split. */
export const newPerson = 'new';

interface SharesViewProps extends WidgetViewProps<readonly TypedShare[]> {
  /** What is shared out, in rand. */
  cover: number;
  /** What the person who is being added is called, as far as it is typed. */
  nameOfNewPerson?: string;
}

/** A share for each person, what it comes to in rand, and what is left to give. */
export function SharesView(props: SharesViewProps) {
  const { id, label, hint, error, typed, onType, onLeave, options = [], cover, nameOfNewPerson } = props;
  const rows = rowsFor(
    options.map(({ code }) => (code === newPerson ? null : String(code))),
    typed,
  );
  const isOutdated = !sameRows(rows, typed);
  useEffect(() => {
    if (isOutdated) onType(rows);
  });

  const nameOf = (row: TypedShare) =>
    (row.id === null && nameOfNewPerson) || options.find(({ code }) => code === (row.id ?? newPerson))?.label;
  const amountOf = ({ share }: TypedShare) =>
    cover > 0 && isGoodShare(share) ? shareOfCover(cover, percentIn(share) ?? 0) : '';

  const [only] = rows;
  if (only && rows.length === 1) {
    return (
      <LockedField id={id} tabIndex={-1} label={label} hint="One beneficiary always gets everything.">
        {[`${nameOf(only)}: ${inPercent(wholeBenefit)}`, amountOf(only)].filter(Boolean).join(', ')}
      </LockedField>
    );
  }

  const { given, state, words } = sumOf(rows);
  const areAllGood = rows.every(({ share }) => isGoodShare(share));
  return (
    <ShareAllocation
      id={id}
      legend={label}
      hint={hint}
      error={error}
      given={given}
      state={state}
      status={words}
      onLeave={onLeave}
      actions={
        <Button variant="quiet" onClick={() => onType(sharedEqually(rows))}>
          Share equally
        </Button>
      }
    >
      {rows.map((row) => (
        <ShareField
          key={row.id ?? newPerson}
          label={nameOf(row)}
          note={amountOf(row)}
          value={row.share}
          aria-invalid={error && (areAllGood || !isGoodShare(row.share)) ? true : undefined}
          onChange={({ currentTarget: { value: share } }) =>
            onType(rows.map((other) => (other.id === row.id ? { ...other, share } : other)))
          }
        />
      ))}
    </ShareAllocation>
  );
}
