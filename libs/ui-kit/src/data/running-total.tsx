import { type ComponentProps, type ReactNode, useId } from 'react';
import { AmountList, type AmountRow } from './amount-list';
import { Disclosure } from '../navigation/disclosure';
import { Heading } from '../text/heading';
import '../styles/later.css';

interface RunningTotalProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is added up: "Your premium". */
  title: string;
  /** The sum, already formatted, with what it is for: `R 236.00 a month`. */
  total: ReactNode;
  /** What it is made of. */
  rows: readonly AmountRow[];
  /** A sentence under it: what is missing, from when it holds. */
  note?: ReactNode;
  /** What somebody is doing while it adds up. */
  children: ReactNode;
}

/**
 * A sum that stays in view while somebody chooses: beside the content on wide screens, a bar at the bottom of small ones that opens to
 * show what the sum is made of.
 */
export function RunningTotal({ title, total, rows, note, children, ...props }: RunningTotalProps) {
  const titleId = useId();
  return (
    <div className="running-total" {...props}>
      <div className="running-total-content">{children}</div>
      <aside aria-labelledby={titleId}>
        <Heading id={titleId} level={2} size="md">
          {title}
        </Heading>
        <p className="running-total-sum amount" role="status">
          {total}
        </p>
        <div className="running-total-rows" data-size="wide">
          <AmountList rows={rows} />
          {note && <p className="field-hint">{note}</p>}
        </div>
        <div className="running-total-rows" data-size="small">
          <Disclosure summary="What it is made of">
            <AmountList rows={rows} />
            {note && <p className="field-hint">{note}</p>}
          </Disclosure>
        </div>
      </aside>
    </div>
  );
}
