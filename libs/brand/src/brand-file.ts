import * as v from 'valibot';
import { LegalFactsSchema } from './legal-facts-schema.ts';
import { shapeTokens, themeTokens, type ShapeToken, type ThemeToken, type ValueKind, valueKinds } from './tokens.ts';

const valueOf = (kind: ValueKind) => {
  const { form, example } = valueKinds[kind];
  return v.pipe(
    v.string(),
    v.regex(form, ({ input }) => `"${input}" is no ${kind} such as ${example}`),
  );
};
const valuesOf = <Token extends string>(kinds: Record<Token, ValueKind>) =>
  Object.fromEntries(Object.entries<ValueKind>(kinds).map(([name, kind]) => [name, valueOf(kind)])) as Record<
    Token,
    ReturnType<typeof valueOf>
  >;

const ThemeSchema = v.strictObject(valuesOf<ThemeToken>(themeTokens));
const text = v.pipe(v.string(), v.trim());

/** A brand as its folder holds it, in `brand.json`. Whatever is not known is refused: a slip of the pen has no effect otherwise. */
export const BrandFileSchema = v.strictObject({
  /** Also the name of its folder. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'needs small letters, digits and dashes')),
  productName: v.pipe(text, v.nonEmpty('is empty')),
  /** The licence line under the footer; empty hides it. */
  licenceLine: v.optional(text, ''),
  /** How policyholders reach the insurer. What is left out here, the settings or the contract say. */
  contact: v.optional(
    v.strictObject({
      email: v.optional(v.pipe(v.string(), v.email('is no e-mail address'))),
      phone: v.optional(v.pipe(text, v.nonEmpty('is empty'))),
      /** The number in the messaging app, international form without plus sign. */
      chatNumber: v.optional(v.pipe(v.string(), v.regex(/^27\d{9}$/, 'needs 11 digits that start with 27'))),
    }),
    {},
  ),
  /** Who the insurer is before the law; what is left out is not shown. */
  legal: v.optional(LegalFactsSchema, {}),
  /** The picture before the name, and the icon of the tab: an SVG file in the same folder. */
  mark: v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/, 'names no SVG file in the folder of the brand')),
  light: ThemeSchema,
  dark: ThemeSchema,
  shape: v.optional(v.partial(v.strictObject(valuesOf<ShapeToken>(shapeTokens))), {}),
});
export type BrandFile = v.InferOutput<typeof BrandFileSchema>;

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
