import { type FinalStatus } from './final-status';

interface Scenario {
  name: string;
  label: string;
  /** What the person who presses the button reads. */
  happens: string;
  /** The last two digits of the amount that choose it, first and last. */
  cents: readonly [number, number];
  /** The status with which the payer comes back; null when nobody comes back. */
  returns: 'success' | 'failed' | 'cancelled' | null;
  /** What the biller is told, how long after the payer leaves, and how many cents less than was asked for. */
  reports: readonly { status: FinalStatus; afterMs: number; lessCents?: number }[];
  /** Whether the biller is told before the payer is sent back. */
  isToldFirst?: true;
}

const second = 1000;
const minute = 60 * second;
const paid = (afterMs = 0) => ({ status: 'SUCCESSFUL', afterMs }) as const;

/** Everything that can become of a payment. Source: docs/domain/payments.md#r6-6. */
export const scenarios = [
  {
    name: 'success',
    label: 'Success',
    happens: 'Paid. The biller hears of it before you are back.',
    cents: [0, 89],
    returns: 'success',
    reports: [paid()],
    isToldFirst: true,
  },
  {
    name: 'failed',
    label: 'Failed',
    happens: 'Refused by the bank. Nothing is paid.',
    cents: [90, 90],
    returns: 'failed',
    reports: [{ status: 'FAILED', afterMs: 0 }],
  },
  {
    name: 'cancelled',
    label: 'Cancelled',
    happens: 'You change your mind. Nothing is paid.',
    cents: [91, 91],
    returns: 'cancelled',
    reports: [{ status: 'CANCELLED', afterMs: 0 }],
  },
  {
    name: 'late-callback',
    label: 'Late callback',
    happens: 'Paid, but the biller hears of it 20 seconds after you are back.',
    cents: [92, 92],
    returns: 'success',
    reports: [paid(20 * second)],
  },
  {
    name: 'very-late',
    label: 'Very late callback',
    happens: 'Paid, but the biller hears of it after 10 minutes, or when the operator sends it.',
    cents: [93, 93],
    returns: 'success',
    reports: [paid(10 * minute)],
  },
  {
    name: 'duplicate',
    label: 'Duplicate callback',
    happens: 'Paid once. The biller hears of it three times.',
    cents: [94, 94],
    returns: 'success',
    reports: [paid(), paid(), paid()],
  },
  {
    name: 'window-closed',
    label: 'Window closed',
    happens: 'Paid, but you close the window and never come back.',
    cents: [95, 95],
    returns: null,
    reports: [paid()],
  },
  {
    name: 'forged-return',
    label: 'Forged return',
    happens: 'Nothing is paid. You come back with an address that says it is.',
    cents: [96, 96],
    returns: 'success',
    reports: [],
  },
  {
    name: 'failed-then-success',
    label: 'Failed, then success',
    happens: 'Refused. Five seconds later it is paid after all.',
    cents: [97, 97],
    returns: 'failed',
    reports: [{ status: 'FAILED', afterMs: 0 }, paid(5 * second)],
  },
  {
    name: 'amount-differs',
    label: 'Another amount',
    happens: 'Paid, but one rand less than was asked for.',
    cents: [98, 98],
    returns: 'success',
    reports: [{ ...paid(), lessCents: 100 }],
  },
  {
    name: 'reversal',
    label: 'Reversal',
    happens: 'Paid. After 30 seconds the money goes back.',
    cents: [99, 99],
    returns: 'success',
    reports: [paid(), { status: 'REVERSED', afterMs: 30 * second }],
  },
] as const satisfies readonly Scenario[];

export type ScenarioName = (typeof scenarios)[number]['name'];

export const scenarioNamed = (name: string): (Scenario & { name: ScenarioName }) | undefined =>
  scenarios.find((scenario) => scenario.name === name);

/** The scenario that the cents of an amount choose. */
export const scenarioOf = (cents: number): ScenarioName =>
  (scenarios.find(({ cents: [first, last] }: Scenario) => cents % 100 >= first && cents % 100 <= last) ?? scenarios[0])
    .name;
