import { type ClaimCase } from '@portal/contract';
import { fromCents, toCents } from '@portal/domain';
import { shortCauses } from '../shared/cause-words';

type Amounts = ClaimCase['amountsByCause'][number];
type Facts = Pick<ClaimCase, 'amountsByCause' | 'doesCauseMatter'>;

/** Causes of death that pay the same, line by line. */
export interface AmountColumn {
  /** What stands above it. */
  label: string;
  amounts: Amounts;
}

/** One line of what is paid, an amount for each column; rand, below zero where premiums are taken off. */
interface AmountsInRow {
  label: string;
  /** Null: the column has no such line. */
  amounts: (number | null)[];
  /** The columns say something else than one another. */
  differs: boolean;
  /** What the lines above it come to. */
  isTotal: boolean;
}

/** What is paid on a line, in all its payments. */
const sumOf = ({ lines }: Amounts, label: string): number | null => {
  const amounts = lines.filter((line) => line.label === label).map(({ amount }) => toCents(amount));
  return amounts.length === 0 ? null : fromCents(amounts.reduce((sum, cents) => sum + cents, 0));
};

const outcomeOf = ({ lines, payableNow, payableLater, disputed, nothing }: Amounts) =>
  JSON.stringify([
    lines.map(({ label, amount }) => [label, amount]),
    payableNow,
    payableLater,
    disputed,
    nothing?.reasonCode,
  ]);

/** The causes as columns, those with the same outcome in one; a single one where the cause makes no difference. */
export function amountColumns({ amountsByCause, doesCauseMatter }: Facts): AmountColumn[] {
  const [first] = amountsByCause;
  if (!first) return [];
  if (!doesCauseMatter) return [{ label: 'Every cause', amounts: first }];
  const outcomes = [...new Set(amountsByCause.map(outcomeOf))];
  return outcomes.flatMap((outcome) => {
    const same = amountsByCause.filter((amounts) => outcomeOf(amounts) === outcome);
    return same
      .slice(0, 1)
      .map((amounts) => ({ label: same.map(({ cause }) => shortCauses[cause]).join(', '), amounts }));
  });
}

/** The lines in the order of a statement, then what they come to. */
export function amountRows(columns: readonly AmountColumn[]): AmountsInRow[] {
  const labels = [...new Set(columns.flatMap(({ amounts }) => amounts.lines.map(({ label }) => label)))];
  return [
    ...labels.map((label) => row(label, (amounts) => sumOf(amounts, label), false)),
    row('Paid at once', ({ payableNow }) => payableNow),
    ...totalIfAny('Paid later', ({ payableLater }) => payableLater),
    ...totalIfAny('Waits for the cause', ({ disputed }) => disputed),
  ];

  function row(label: string, amountOf: (amounts: Amounts) => number | null, isTotal = true): AmountsInRow {
    const amounts = columns.map((column) => amountOf(column.amounts));
    return { label, amounts, differs: amounts.some((amount) => amount !== amounts[0]), isTotal };
  }
  /** A total that only some claims have; nothing where it is nothing for every cause. */
  function totalIfAny(label: string, amountOf: (amounts: Amounts) => number): AmountsInRow[] {
    const found = row(label, (amounts) => amountOf(amounts) || null);
    return found.amounts.every((amount) => amount === null) ? [] : [found];
  }
}

/** Why a cause pays nothing, in the words of the letter. Not knowing the cause is no reason of its own. */
export const whyNothing = (columns: readonly AmountColumn[]): string[] =>
  columns.flatMap(({ label, amounts: { cause, nothing } }) =>
    nothing === null || cause === 'UNKNOWN'
      ? []
      : [columns.length === 1 ? nothing.sentence : `${label}: ${nothing.sentence}`],
  );
