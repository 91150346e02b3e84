import { type PlainDate } from '@portal/domain';
import { type ReactNode } from 'react';
import { type At, type Known, type Path } from './paths';
import { type Widget } from './widget';

/** A fact about a form as it is filled in. */
export type Fact<Values> = (values: Values, today: PlainDate) => boolean;

interface FieldWords<Values> {
  label: string;
  hint?: ReactNode;
  /** Shown, judged and sent only when this holds; always unless given. */
  when?: Fact<Values>;
  /** Read, not typed, when this holds: another field has settled it. */
  locked?: Fact<Values>;
  /** What another field becomes when this one changes, by name. */
  fills?: (value: unknown, values: Values, today: PlainDate) => Readonly<Record<string, unknown>>;
  /** Fields that decide about this one: while one of them is wrong, nobody is told that this one is missing. */
  follows?: readonly string[];
  /** Whether the label says "(optional)", where the schema and `when` would have it otherwise. */
  optional?: boolean;
}

/** A field whose value is an entry of the body. */
interface EntryField<Values, Name extends string, Value> extends FieldWords<Values> {
  name: Name;
  widget: Widget<Value>;
}

/** A field that is asked and never sent by its own name: something typed twice, or a document that joins a list. */
export interface ExtraField<Values, List extends string> extends FieldWords<Values> {
  name: string;
  widget: Widget;
  /** What is wrong with it, beside what its widget says. */
  check?: (value: unknown, values: Values) => string | null;
  /** The list of the body that its value joins. Without it the value is not sent at all. */
  into?: List;
  /** The field that it says a second time. */
  confirms?: string;
  /** Says that the name is no entry of the body. */
  extra: true;
}

/** One row of a form's table. `when` and the like see the body as far as it is known. */
type Field<Input> =
  | { [P in Path<Input>]: EntryField<Known<Input>, P, NonNullable<At<Input, P>>> }[Path<Input>]
  | ExtraField<Known<Input>, keyof Input & string>;

/** Fields that belong together, under one legend. */
interface Group<Input> {
  legend: string;
  hint?: ReactNode;
  /** `columns` puts short fields beside one another where there is room: what is typed while somebody talks. */
  layout?: 'stack' | 'columns';
  when?: Fact<Known<Input>>;
  /** Begins a step of the form, by this name. What follows stands in it too, until the next one begins. */
  step?: string;
  /** While this holds the step is not one of its own, but the end of the one before. */
  joins?: Fact<Known<Input>>;
  fields: readonly Field<Input>[];
}

export type Item<Input> = Field<Input> | Group<Input>;

/** A row as the form itself reads it, whatever the body. */
export interface AnyField {
  readonly name: string;
  readonly widget: Widget;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly when?: Fact<object>;
  readonly locked?: Fact<object>;
  readonly fills?: (value: unknown, values: object, today: PlainDate) => Readonly<Record<string, unknown>>;
  readonly follows?: readonly string[];
  readonly optional?: boolean;
  readonly extra?: true;
  readonly into?: string;
  readonly confirms?: string;
  readonly check?: (value: unknown, values: object) => string | null;
}

export interface AnyGroup {
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly layout?: 'stack' | 'columns';
  readonly when?: Fact<object>;
  readonly step?: string;
  readonly joins?: Fact<object>;
  readonly fields: readonly AnyField[];
}

export const isGroup = (item: AnyField | AnyGroup): item is AnyGroup => 'fields' in item;
