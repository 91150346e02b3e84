/** A list a person picks from: the code is sent and stored, the label is read. */
export type CodeList<Code extends string = string> = readonly { readonly code: Code; readonly label: string }[];

/** A list of statuses, each with the colour of its badge. */
export type StatusList<Code extends string = string> = readonly {
  readonly code: Code;
  readonly label: string;
  readonly tone: Tone;
}[];

/** The codes of a list, as a type. */
export type CodeOf<List extends CodeList> = List[number]['code'];

/** The colour of a badge; never the only sign, the label says the same. */
export type Tone = 'green' | 'amber' | 'red' | 'grey' | 'blue';

/** Makes a list from what each code is called, in the order written. No code is a whole number: such keys would come first. */
/* @__NO_SIDE_EFFECTS__ */
export const codeList = <Code extends string>(labels: Readonly<Record<Code, string>>): CodeList<Code> =>
  entriesOf(labels).map(([code, label]) => ({ code, label }));

/** Makes a list of statuses from what each is called and the colour of its badge, in the order written. */
/* @__NO_SIDE_EFFECTS__ */
export const statusList = <Code extends string>(
  rows: Readonly<Record<Code, readonly [label: string, tone: Tone]>>,
): StatusList<Code> => entriesOf(rows).map(([code, [label, tone]]) => ({ code, label, tone }));

const entriesOf = <Code extends string, Value>(record: Readonly<Record<Code, Value>>) =>
  Object.entries(record) as [code: Code, value: Value][];

/** The codes of a list in its order. */
export const codesOf = <const List extends CodeList>(list: List): CodeOf<List>[] => list.map(({ code }) => code);

/** The label of a code; a code that is not in the list is given back as it is. */
export const labelOf = (list: CodeList, code: string): string => list.find((row) => row.code === code)?.label ?? code;

/** The badge colour of a status; grey for a code that is not in the list. */
export const toneOf = (list: StatusList, code: string): Tone => list.find((row) => row.code === code)?.tone ?? 'grey';
