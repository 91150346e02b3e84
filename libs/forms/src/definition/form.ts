import { type AnyField, type AnyGroup } from './field';
import { type BodySchema } from './schema';

/** A schema and its fields, checked against one another. */
export interface Form<Schema extends BodySchema = BodySchema, Given extends string = string> {
  /** Names its drafts and begins the ids of its fields. */
  readonly name: string;
  readonly schema: Schema;
  readonly items: readonly (AnyField | AnyGroup)[];
  /** All fields, in the order in which they are asked. */
  readonly fields: readonly AnyField[];
  /** Entries that the screen fills in, not the person. */
  readonly given: readonly Given[];
  /** Beside which field a refusal of the service stands, by its code. */
  readonly refusals: Readonly<Record<string, string>>;
}
