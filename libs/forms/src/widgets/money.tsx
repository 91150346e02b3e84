import { formatCover, formatRand } from '@portal/domain';
import { TextField } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';
import { fieldProps } from './field-props';
import { readMoney } from './read-money';

interface MoneyOptions {
  /** The sentence for what is no amount; without it, the schema's own. Nothing typed is the schema's affair. */
  unreadable?: string;
}

const withoutSign = (amount: string) => amount.replace(/^(-?)R\s/, '$1');
const View = (view: WidgetViewProps<string>) => (
  <TextField {...fieldProps(view)} prefix="R" inputMode="decimal" autoComplete="off" inputWidth={12} />
);

/** An amount. Sent as the contract has it, a number of rand with at most two decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function money({ unreadable }: MoneyOptions = {}) {
  return widget<number, string>({
    kind: 'money',
    typed: (value) =>
      typeof value === 'number' ? withoutSign(formatCover(value)) : typeof value === 'string' ? value : '',
    value: (typed) => (typed.trim() === '' ? null : (readMoney(typed) ?? typed)),
    refusal: (typed) => (typed.trim() === '' || readMoney(typed) !== null ? null : (unreadable ?? null)),
    tidied: (typed) => {
      const rand = readMoney(typed);
      return rand === null ? typed : withoutSign(formatCover(rand));
    },
    words: (value) => (typeof value === 'number' ? formatRand(value) : ''),
    View,
  });
}
