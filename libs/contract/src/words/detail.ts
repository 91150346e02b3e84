import {
  type CodeList,
  formatDate,
  formatPhone,
  formatRandOr,
  isPlainDate,
  labelOf,
  maskAccountNumber,
  maskIdNumber,
  maskPassport,
} from '@portal/domain';

/** A record as far as its details are concerned. */
export type DetailRecord = Readonly<Record<string, unknown>>;

/** One line of a record: the name of its field, what people call it, and its value in words. */
export interface Detail {
  field: string;
  label: string;
  /** The value as it is read; null when there is nothing to say. */
  show(record: DetailRecord): string | null;
}

type Words = (value: unknown) => string | null;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const within =
  (show: (text: string) => string): Words =>
  (value) => {
    const text = textOf(value);
    return text === null ? null : show(text);
  };
const ofNumber =
  (show: (value: number) => string): Words =>
  (value) =>
    typeof value === 'number' ? show(value) : null;

/** How values are put into words. Numbers that name a person or an account leave masked. */
export const words = {
  text: textOf,
  date: within((text) => (isPlainDate(text) ? formatDate(text) : text)),
  phone: within(formatPhone),
  idNumber: within(maskIdNumber),
  passport: within(maskPassport),
  account: within(maskAccountNumber),
  rand: ofNumber((amount) => formatRandOr(amount, 'None')),
  cover: ofNumber((amount) => formatRandOr(amount, 'None')),
  percent: ofNumber((value) => `${value}%`),
  number: ofNumber(String),
  yesNo: (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : null),
} as const satisfies Record<string, Words>;

/** The label of a code. */
export const codeWords = (list: CodeList): Words => within((code) => labelOf(list, code));

/** A line whose value stands under its own name in the record. */
export const detail = (field: string, label: string, show: Words = words.text): Detail => ({
  field,
  label,
  show: (record) => show(record[field]),
});
