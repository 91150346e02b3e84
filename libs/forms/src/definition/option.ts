/** One answer of a list. A `CodeList` of the domain is a list of these. */
export interface Option {
  readonly code: string | number;
  readonly label: string;
  readonly hint?: string;
  /** Other fields that this answer settles, by name: a bank settles its branch code. */
  readonly fills?: Readonly<Record<string, unknown>>;
}

export type Options = readonly Option[];

/** The label of a code; a code that is not in the list is given back as it is. */
export const labelOfOption = (options: Options, code: unknown): string =>
  options.find((option) => option.code === code)?.label ?? String(code ?? '');
