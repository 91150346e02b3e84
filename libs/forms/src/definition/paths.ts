/** A record inside a record. Lists, files and plain values are no such thing. */
type Inner<Value> =
  NonNullable<Value> extends readonly unknown[]
    ? never
    : NonNullable<Value> extends object
      ? NonNullable<Value>
      : never;

/** Names of the entries of a body, with dots into records: `'Surname'`, `'PhysicalAddress.City'`. */
export type Path<Input> = {
  [Name in keyof Input & string]-?: [Inner<Input[Name]>] extends [never]
    ? Name
    : Name | `${Name}.${Path<Inner<Input[Name]>>}`;
}[keyof Input & string];

/** What stands at a path. */
export type At<Input, P extends string> = P extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Input
    ? At<Inner<Input[Name]>, Rest>
    : never
  : P extends keyof Input
    ? Input[P]
    : never;

/** A body of which not everything is known yet. */
export type Known<Input> = {
  readonly [Name in keyof Input]?:
    ([Inner<Input[Name]>] extends [never] ? Input[Name] : Known<Inner<Input[Name]>>) | null;
};

type RequiredNames<Input> = {
  [Name in keyof Input & string]-?: undefined extends Input[Name] ? never : Name;
}[keyof Input & string];

/** The paths of required entries that none of these names asks for. A record is asked for by its own entries. */
export type Missing<Input, Names extends string, Before extends string = ''> = {
  [Name in RequiredNames<Input>]: `${Before}${Name}` extends Names
    ? never
    : [Inner<Input[Name]>] extends [never]
      ? `${Before}${Name}`
      : Missing<Inner<Input[Name]>, Names, `${Before}${Name}.`>;
}[RequiredNames<Input>];
