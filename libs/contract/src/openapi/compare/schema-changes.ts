/** A JSON Schema as far as it is compared. */
export interface Shape {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: unknown;
  items?: Shape;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

/** Who is affected: whoever sends what the schema describes, or whoever reads it. */
export type Direction = 'sent' | 'answered';

/** Finds the schema behind a reference. */
export type Resolve = (shape: Shape) => Shape;

interface Sides {
  before: Resolve;
  after: Resolve;
}

/** What breaks callers that were written for the schema before, each with the place of the field. */
export function schemaChanges(before: Shape, after: Shape, direction: Direction, sides: Sides, at: string): string[] {
  const old = alternatives(before, sides.before);
  const now = alternatives(after, sides.after);
  const [from, to] = direction === 'sent' ? [old, now] : [now, old];
  const unmatched = from.filter((one) => !to.some((other) => kindOf(other) === kindOf(one)));
  const kinds = unmatched.map((one) =>
    direction === 'sent' ? `${at} takes no ${kindOf(one)} any more` : `${at} can be ${kindOf(one)}`,
  );
  const inside = old.flatMap((one, place) => {
    const same = now.filter((other) => kindOf(other) === kindOf(one));
    const before = old.slice(0, place).filter((other) => kindOf(other) === kindOf(one)).length;
    const match = same[Math.min(before, same.length - 1)];
    return match ? changesOfOne(one, match, direction, sides, at) : [];
  });
  return [...new Set([...kinds, ...inside])];
}

function changesOfOne(old: Shape, now: Shape, direction: Direction, sides: Sides, at: string): string[] {
  const items = old.items && now.items ? schemaChanges(old.items, now.items, direction, sides, `${at}[]`) : [];
  return [...valueChanges(old, now, direction, at), ...fieldChanges(old, now, direction, sides, at), ...items];
}

function fieldChanges(old: Shape, now: Shape, direction: Direction, sides: Sides, at: string): string[] {
  const [was, is] = [old.properties ?? {}, now.properties ?? {}];
  const needed = (shape: Shape, name: string) => shape.required?.includes(name) ?? false;
  const changes = Object.keys(was).flatMap((name) => {
    const [field, next] = [was[name], is[name]];
    if (!field) return [];
    if (!next) return direction === 'sent' && now.additionalProperties !== false ? [] : [`${at}.${name} is gone`];
    const isLoose = direction === 'answered' && needed(old, name) && !needed(now, name);
    const isStrict = direction === 'sent' && !needed(old, name) && needed(now, name);
    return [
      ...(isLoose ? [`${at}.${name} can be missing`] : []),
      ...(isStrict ? [`${at}.${name} must be sent`] : []),
      ...schemaChanges(field, next, direction, sides, `${at}.${name}`),
    ];
  });
  const fresh = Object.keys(is).filter((name) => !was[name] && direction === 'sent' && needed(now, name));
  return [...changes, ...fresh.map((name) => `${at}.${name} must be sent`)];
}

/** Limits of what may be sent are narrowed, or values of what is answered are added. */
function valueChanges(old: Shape, now: Shape, direction: Direction, at: string): string[] {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  const [wide, narrow] = direction === 'sent' ? [was, is] : [is, was];
  const values =
    narrow === null
      ? []
      : wide === null
        ? [`${at} takes other values`]
        : wide.filter((value) => !narrow.includes(value)).map((value) => valueChange(direction, at, value));
  if (direction === 'answered') return values;
  const limits = (['minLength', 'minimum', 'minItems'] as const).flatMap((name) =>
    (now[name] ?? -Infinity) > (old[name] ?? -Infinity) ? [`${at}: ${name} is ${now[name]} now`] : [],
  );
  const most = (['maxLength', 'maximum', 'maxItems'] as const).flatMap((name) =>
    (now[name] ?? Infinity) < (old[name] ?? Infinity) ? [`${at}: ${name} is ${now[name]} now`] : [],
  );
  const forms = (['pattern', 'format'] as const).flatMap((name) =>
    now[name] !== undefined && now[name] !== old[name] ? [`${at}: ${name} is ${now[name]} now`] : [],
  );
  return [...values, ...limits, ...most, ...forms];
}

const valueChange = (direction: Direction, at: string, value: string) =>
  direction === 'sent' ? `${at} takes no ${value} any more` : `${at} can be ${value}`;

const valuesOf = ({ const: only, enum: several }: Shape): string[] | null => {
  if (several) return several.map((value) => JSON.stringify(value));
  return only === undefined ? null : [JSON.stringify(only)];
};

/** The schemas of which a value fits one. */
function alternatives(shape: Shape, resolve: Resolve): Shape[] {
  const found = resolve(shape);
  const parts = found.anyOf ?? found.oneOf;
  if (parts) return parts.flatMap((part) => alternatives(part, resolve));
  if (Array.isArray(found.type)) return (found.type as string[]).map((type) => ({ ...found, type }));
  return [found];
}

/** The type of a value in a word; a whole number is a number, a list of codes is text. */
function kindOf({ type, const: only, enum: several, properties }: Shape): string {
  if (typeof type === 'string') return type === 'integer' ? 'number' : type;
  const [value] = several ?? [only];
  if (value !== undefined) return value === null ? 'null' : typeof value;
  return properties ? 'object' : 'anything';
}
