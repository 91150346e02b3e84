import { type ComponentProps, type ReactNode } from 'react';
import { Amount } from '../text/amount';
import '../styles/money-row.css';

interface MoneyRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The day: "15 November 2026"; a link where it leads to a proof. */
  title: ReactNode;
  /** How it was paid, or what it was for. */
  detail?: ReactNode;
  /** Already formatted. */
  amount: ReactNode;
  /** How it stands, in a word or two: a Badge. */
  state?: ReactNode;
}

/** Rows of money, one beneath the other between hairlines. */
export const MoneyList = (props: ComponentProps<'ul'>) => <ul className="money-list" role="list" {...props} />;

/** One amount on two lines: the day and the amount, how and its state. */
export const MoneyRow = ({ title, detail, amount, state, ...props }: MoneyRowProps) => (
  <li className="money-row" {...props}>
    <span className="money-title">{title}</span>
    <Amount>{amount}</Amount>
    <span className="money-detail">{detail}</span>
    <span className="money-state">{state}</span>
  </li>
);
