/** What was typed into a form, by the names of its fields. */
export type Typed = Readonly<Record<string, unknown>>;
