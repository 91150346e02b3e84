import { fullName } from '@portal/domain';
import { useFormValues, type WidgetViewProps } from '@portal/forms';
import { usePolicy } from '@portal/policy-workflow/changes';
import { Button, LockedField, ShareAllocation, ShareField } from '@portal/ui-kit';
import { useEffect } from 'react';
import { newcomer } from './people';
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

interface Person {
  readonly First_Name?: string;
  readonly Surname?: string;
}

const nameTyped = ({ First_Name = '', Surname = '' }: Person) => fullName({ First_Name, Surname });

/** A share for each person, what it comes to in rand, and what is left to give. */
export function SharesView(props: WidgetViewProps<readonly TypedShare[]>) {
  const { id, label, hint, error, typed, onType, onLeave, options = [] } = props;
  const cover = usePolicy().data?.MainMember.Cover_Amount ?? 0;
  const nameOfNewcomer = useFormValues(nameTyped);
  const rows = rowsFor(
    options.map(({ code }) => (code === newcomer ? null : String(code))),
    typed,
  );
  const isOutdated = !sameRows(rows, typed);
  useEffect(() => {
    if (isOutdated) onType(rows);
  });

  const nameOf = (row: TypedShare) =>
    (row.id === null && nameOfNewcomer) || options.find(({ code }) => code === (row.id ?? newcomer))?.label;
  const amountOf = ({ share }: TypedShare) =>
    cover > 0 && isGoodShare(share) ? shareOfCover(cover, percentIn(share) ?? 0) : '';

  const [only] = rows;
  if (only && rows.length === 1) {
    return (
      <LockedField id={id} tabIndex={-1} label={label} hint="One beneficiary always gets everything.">
        {[`${nameOf(only)}: ${inPercent(100)}`, amountOf(only)].filter(Boolean).join(', ')}
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
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
      actions={
        <Button variant="quiet" onClick={() => onType(sharedEqually(rows))}>
          Share equally
        </Button>
      }
    >
      {rows.map((row) => (
        <ShareField
          key={row.id ?? newcomer}
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
