import { type DebitResult, returnFamilies } from '@portal/domain';
import { type Debit } from './debit';

/** What the bank may do with a debit, and how it tells the creditor. */
export interface Outcome {
  code: string;
  label: string;
  /** What was decided before, for it to make sense; null: nothing. */
  after: readonly (DebitResult | null)[];
  result: DebitResult | null;
  bankCode?: string;
  /** How often it is told; once unless it says otherwise. 0: only whoever asks hears of it. */
  told?: number;
  /** Cents that the report has too many. */
  tooMany?: number;
}

const open = [null, 'TRACKING'] as const;
const words: Record<(typeof returnFamilies)[number]['code'], string> = {
  NO_FUNDS: 'not enough money',
  STOPPED: 'stopped by the payer',
  NO_AUTHORITY: 'no permission',
  CLOSED: 'account closed',
  MOVED: 'account moved',
  NOT_ALLOWED: 'debits not allowed',
  FROZEN: 'account blocked',
  DECEASED: 'holder has died',
  OURS: 'taken back by the creditor',
  OTHER: 'no reason given',
};

const outcomes: readonly Outcome[] = [
  { code: 'PAID', label: 'Pay', after: open, result: 'PAID' },
  { code: 'TRACKING', label: 'Not enough money: go on trying', after: [null], result: 'TRACKING', bankCode: '02' },
  ...returnFamilies.map(({ code, bankCodes }) => ({
    code,
    label: `Unpaid: ${words[code]}`,
    after: open,
    result: 'UNPAID' as const,
    bankCode: bankCodes[0] ?? '99',
  })),
  { code: 'SILENT', label: 'Say nothing', after: [null], result: null },
  { code: 'UNTOLD', label: 'Pay, and tell only whoever asks', after: open, result: 'PAID', told: 0 },
  { code: 'DOUBLED', label: 'Pay, and tell it three times', after: open, result: 'PAID', told: 3 },
  { code: 'OTHER_AMOUNT', label: 'Pay, and tell R1 too much', after: open, result: 'PAID', tooMany: 100 },
  { code: 'DISPUTED', label: 'The payer never agreed', after: ['PAID'], result: 'DISPUTED' },
  { code: 'RETURNED', label: 'Return it late', after: ['PAID'], result: 'UNPAID', bankCode: '02' },
  { code: 'LATE_SUCCESS', label: 'It worked after all', after: ['UNPAID'], result: 'PAID' },
];

/** What may be done with a debit as it stands now. */
export const outcomesFor = ({ decision }: Debit): Outcome[] =>
  outcomes.filter(({ after }) => after.includes(decision?.result ?? null));

/** What account numbers with these last three digits do by themselves, one after the other. Source: docs/domain/banking.md#r3-11. */
export const accountOutcomes: Record<string, readonly Outcome['code'][]> = {
  '970': ['NO_FUNDS'],
  '971': ['STOPPED'],
  '972': ['NO_AUTHORITY'],
  '973': ['CLOSED'],
  '974': ['MOVED'],
  '975': ['NOT_ALLOWED'],
  '976': ['FROZEN'],
  '977': ['DECEASED'],
  '978': ['TRACKING', 'PAID'],
  '979': ['SILENT'],
  '980': ['PAID', 'DISPUTED'],
  '981': ['PAID', 'RETURNED'],
  '982': ['DOUBLED'],
  '983': ['NO_FUNDS', 'LATE_SUCCESS'],
  '984': ['UNTOLD'],
  '985': ['PAID'],
};
