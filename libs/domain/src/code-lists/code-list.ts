/** A list a person picks from: the code is sent and stored, the label is read. */
export type CodeList = readonly { readonly code: string; readonly label: string }[];

/** The codes of a list, as a type. */
export type CodeOf<List extends CodeList> = List[number]['code'];

/** The colour of a badge; never the only sign, the label says the same. */
export type Tone = 'green' | 'amber' | 'red' | 'grey' | 'blue';

/** The codes of a list in its order. */
export const codesOf = <const List extends CodeList>(list: List): CodeOf<List>[] => list.map(({ code }) => code);

/** The label of a code; a code that is not in the list is given back as it is. */
export const labelOf = (list: CodeList, code: string): string => list.find((row) => row.code === code)?.label ?? code;

/** The badge colour of a status; grey for a code that is not in the list. */
export const toneOf = (list: readonly { readonly code: string; readonly tone: Tone }[], code: string): Tone =>
  list.find((row) => row.code === code)?.tone ?? 'grey';
