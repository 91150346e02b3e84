/**
 * What a bank's answer means when a debit order did not go through, or was given back. Source:
 * docs/domain/banking.md#r3-5, #r3-11.
 */
interface ReturnFamily {
  code: string;
  /** As the local EFT schedule numbers them. */
  bankCodes: readonly string[];
  /** What the payer reads, without the full stop. */
  sentence: string;
  /**
   * `GO_ON`: next month as usual. `STOP`: no debit until the payer has agreed anew. `GO_ON_ONCE`: the second month running stops.
   */
  debits: 'GO_ON' | 'GO_ON_ONCE' | 'STOP';
  /** What staff have to look into; null: nothing. */
  task: 'CALL_THE_PAYER' | 'HOLDER_MAY_HAVE_DIED' | null;
  /** The bank was asked and said no. Where we took the debit back ourselves nobody is late because of it. */
  isRefusal: boolean;
}

const goesOn = { debits: 'GO_ON', task: null, isRefusal: true } as const;
const stops = { debits: 'STOP', task: null, isRefusal: true } as const;

export const returnFamilies = [
  { code: 'NO_FUNDS', bankCodes: ['02', '22'], sentence: 'There was not enough money in the account', ...goesOn },
  { code: 'STOPPED', bankCodes: ['04', '36'], sentence: 'The payment was stopped at the bank', ...stops },
  {
    code: 'NO_AUTHORITY',
    bankCodes: ['30', '32', '34'],
    sentence: 'The bank has no permission from you for this debit order',
    debits: 'STOP',
    task: 'CALL_THE_PAYER',
    isRefusal: true,
  },
  { code: 'CLOSED', bankCodes: ['12', '26'], sentence: 'The account is closed or does not exist', ...stops },
  { code: 'MOVED', bankCodes: ['14', '16'], sentence: 'The account has moved to another bank', ...stops },
  { code: 'NOT_ALLOWED', bankCodes: ['03'], sentence: 'This account does not allow debit orders', ...stops },
  {
    code: 'FROZEN',
    bankCodes: ['05', '06', '08', '10', '56'],
    sentence: 'The bank has blocked the account',
    debits: 'GO_ON_ONCE',
    task: null,
    isRefusal: true,
  },
  {
    code: 'DECEASED',
    bankCodes: ['18'],
    sentence: 'The bank does not allow payments from this account now',
    debits: 'STOP',
    task: 'HOLDER_MAY_HAVE_DIED',
    isRefusal: true,
  },
  {
    code: 'OURS',
    bankCodes: ['28'],
    sentence: 'We took this debit back ourselves',
    debits: 'GO_ON',
    task: null,
    isRefusal: false,
  },
  { code: 'OTHER', bankCodes: [], sentence: 'The bank did not tell us why', ...goesOn },
] as const satisfies readonly ReturnFamily[];

export type ReturnFamilyCode = (typeof returnFamilies)[number]['code'];
export type DebitReturn = ReturnFamily & { code: ReturnFamilyCode };

/** A family by its name. */
export const returnFamily = (code: ReturnFamilyCode): DebitReturn =>
  returnFamilies.find((family) => family.code === code) as DebitReturn;

/** The family of a bank's code; one that nobody knows, or none, is `OTHER`. */
export const familyOfBankCode = (bankCode: string | null): DebitReturn =>
  returnFamilies.find(({ bankCodes }: ReturnFamily) => bankCode !== null && bankCodes.includes(bankCode)) ??
  returnFamily('OTHER');

/** The family of a sentence that people read; null: it is none of these. */
export const familyOfSentence = (sentence: string | null): DebitReturn | null =>
  returnFamilies.find((family) => family.sentence === sentence) ?? null;

/**
 * Whether debits stop with this answer until the payer has agreed anew.
 *
 * @param lastMonth what the bank said of the month before; null: it paid, or was not asked
 */
export const stopsDebits = ({ code, debits }: DebitReturn, lastMonth: ReturnFamilyCode | null): boolean =>
  debits === 'STOP' || (debits === 'GO_ON_ONCE' && lastMonth === code);
