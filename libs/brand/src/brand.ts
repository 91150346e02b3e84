import * as v from 'valibot';
import { type BrandFile, BrandFileSchema } from './brand-file.ts';
import { contrastProblems } from './contrast-problems.ts';
import { markProblem } from './mark-image.ts';
import { type PhoneIcons } from './phone-icons.ts';
import { type ThemeToken, themeTokens, valueKinds } from './tokens.ts';

/** A brand that was checked: it can be drawn whole. */
export interface Brand extends BrandFile {
  /** The text of its mark, an SVG image. */
  markSvg: string;
  /** Drawn from the mark; absent where its folder holds none. */
  phoneIcons?: PhoneIcons;
}

/** A brand, or everything that keeps it from being drawn, each with the name of the thing. */
export type ReadBrand = { brand: Brand } | { problems: string[] };

/**
 * Checks what a brand's folder holds.
 *
 * - Takes the contents of `brand.json` and a way to the text of a file beside it, null when there is none.
 * - Gives the brand only when every token is there, the mark is there, and every pair of colours passes AA.
 */
export function readBrand(contents: unknown, fileBeside: (name: string) => string | null): ReadBrand {
  const read = v.safeParse(BrandFileSchema, contents);
  if (!read.success) return { problems: read.issues.map(problemOf) };
  const file = read.output;
  const markSvg = fileBeside(file.mark);
  const aboutMark = markSvg === null ? 'is missing' : markProblem(markSvg);
  const problems = [...(aboutMark === null ? [] : [`${file.mark} ${aboutMark}`]), ...contrastProblems(file)];
  return markSvg === null || problems.length > 0 ? { problems } : { brand: { ...file, markSvg } };
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'brand.json';
  if (issue.kind !== 'schema') return `${name} ${issue.message}`;
  if (issue.received === 'undefined') return `${name} is missing in brand.json${remedy(name)}`;
  return issue.expected === 'never' ? `${name} is not known` : `${name} must be ${issue.expected ?? 'something else'}`;
}

/** What a token that is missing could be. */
function remedy(name: string): string {
  const kind = themeTokens[name.replace(/^(light|dark)\./, '') as ThemeToken];
  return kind ? `: give it a value such as ${valueKinds[kind].example}` : '';
}
