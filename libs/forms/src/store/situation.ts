import { type PlainDate } from '@portal/domain';
import type * as v from 'valibot';
import { type AnyField } from '../definition/field';
import { type Options } from '../definition/option';

/** What a form is judged by besides what was typed. It may change while somebody types. */
export interface Situation {
  /** The body with the rules of the day. */
  schema: v.GenericSchema<unknown, unknown>;
  given: Readonly<Record<string, unknown>>;
  /** Options known only at run time, by field. */
  lists: Readonly<Record<string, Options | undefined>>;
  today: PlainDate;
}

export const isShown = (field: AnyField, values: object, today: PlainDate): boolean =>
  field.when?.(values, today) ?? true;

export const isLocked = (field: AnyField, values: object, today: PlainDate): boolean =>
  field.locked?.(values, today) ?? false;

const sameEntries = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/** Whether a form looks the same in both. Screens make their schema anew with every drawing, so it does not count. */
export const looksTheSame = (one: Situation, other: Situation): boolean =>
  one.today === other.today && sameEntries(one.lists, other.lists) && sameEntries(one.given, other.given);
