import { sha256 } from '@noble/hashes/sha2.js';
import { type Endpoint } from '@portal/contract';
import { type Answer, success } from '../wire/answer';
import { mayBeCompressed } from './compressible';
import { type UseCase } from './use-case';

type Alike = Extract<UseCase<Endpoint>, { for: 'everybody-alike' }>;

/** Kept by the browser of whoever asked, and asked for every time: the caller is looked at before (decision 010). */
const cacheControl = 'private, no-cache';

const made = new WeakMap<Alike, Answer & { etag: string }>();

/** Answers with what everybody gets alike, or that the reader has it already. Made when first asked for. */
export function answerAlike(useCase: Alike, { headers: asked }: Request): Answer {
  const { etag, ...answer } = made.get(useCase) ?? remember(useCase);
  const headers = { 'cache-control': cacheControl, etag };
  return { ...answer, headers, ...(isKnown(asked.get('if-none-match'), etag) && { status: 304 }) };
}

function remember(useCase: Alike) {
  const answer = { ...success(useCase.data), isCompressible: mayBeCompressed('GET', useCase.for) };
  const known = { ...answer, etag: weakTag(answer.body) };
  made.set(useCase, known);
  return known;
}

/** Weak: the same answer travels in several forms. */
const weakTag = (body: string) =>
  `W/"${btoa(String.fromCharCode(...sha256(new TextEncoder().encode(body)))).slice(0, 27)}"`;

/** Source: RFC 9110, 13.1.2: compared without the mark of weakness; a star stands for anything. */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag.trim()) === opaque(etag));

const opaque = (tag: string) => tag.replace(/^W\//, '');
