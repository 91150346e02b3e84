import { type ComponentProps, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down-icon';
import { Amount } from '../text/amount';
import '../styles/money-row.css';

interface MoneyRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The day: "15 November 2026". */
  title: ReactNode;
  /** How it was paid, or what it was for. */
  detail?: ReactNode;
  /** Already formatted. */
  amount: ReactNode;
  /** How it stands, in a word or two: a Badge. */
  state?: ReactNode;
  /** What somebody has to know or to do about it; stands beneath the two lines. */
  note?: ReactNode;
  /** What opens on a tap: a proof, references. */
  children?: ReactNode;
}

/** Rows of money, one beneath the other between hairlines. */
export const MoneyList = (props: ComponentProps<'ul'>) => <ul className="money-list" role="list" {...props} />;

/** One amount on two lines: the day and the amount, how and its state. With children the lines open what else there is to it. */
export function MoneyRow({ title, detail, amount, state, note, children, ...props }: MoneyRowProps) {
  const lines = (
    <>
      <span className="money-title">{title}</span>
      <Amount>{amount}</Amount>
      <span className="money-detail">{detail}</span>
      <span className="money-state">{state}</span>
    </>
  );
  return (
    <li className="money-row" {...props}>
      {children ? (
        <details>
          <summary className="money-lines">
            {lines}
            <ChevronDownIcon />
          </summary>
          <div className="money-more">{children}</div>
        </details>
      ) : (
        <div className="money-lines">{lines}</div>
      )}
      {note && <div className="money-note">{note}</div>}
    </li>
  );
}
