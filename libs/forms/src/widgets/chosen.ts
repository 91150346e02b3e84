import { type Options } from '../definition/option';

/** A code as a control holds it: the browser knows text only. */
export const asText = (code: unknown): string => (code === null || code === undefined ? '' : String(code));

/** The code of the answer that a control holds; what is in no list stays as it is, for the schema to refuse. */
export const codeOf = (options: Options | undefined, typed: string): string | number =>
  options?.find(({ code }) => String(code) === typed)?.code ?? typed;
