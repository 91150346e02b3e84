import { type ComponentProps, type ReactNode } from 'react';
import { Amount } from '../text/amount';

export interface AmountRow {
  label: string;
  /** Already formatted, for example `R 1 250.00`. */
  amount: ReactNode;
}

interface AmountListProps extends ComponentProps<'dl'> {
  /** What each amount is for, and the amount. */
  rows: readonly AmountRow[];
  /** What they come to, under a line. */
  total?: AmountRow | undefined;
}

const row = ({ label, amount }: AmountRow, className?: string) => (
  <div key={label} className={className}>
    <dt>{label}</dt>
    <dd>
      <Amount>{amount}</Amount>
    </dd>
  </div>
);

/** What each thing costs or pays: the label on the left, the amount on the right, the total under a line. */
export const AmountList = ({ rows, total, ...props }: AmountListProps) => (
  <dl className="amounts" {...props}>
    {rows.map((each) => row(each))}
    {total && row(total, 'amounts-total')}
  </dl>
);
