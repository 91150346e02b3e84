import { type Context } from 'hono';

/** Answers with a file that is part of the program. */
export const file = (text: string, type: string) => (c: Context) => c.body(text, 200, { 'content-type': type });
