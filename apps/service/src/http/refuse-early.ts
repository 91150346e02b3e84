import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type RequestKind } from '@portal/service-core';
import { type ProcessorLoad } from './processor-load';

/** An answer as it is written, but for the headers that are on every one. */
interface EarlyAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Options {
  load: ProcessorLoad;
  /** Whether to refuse a request of this kind; whoever is asked may count it. */
  isTooMuch: (work: RequestKind) => boolean;
  /** What a refused caller is told. */
  answer: (headers: IncomingMessage['headers']) => EarlyAnswer;
}

/** Answers a request before anything of it is read; null: it goes its way. */
export type AnswerEarly = (incoming: IncomingMessage, outgoing: ServerResponse) => EarlyAnswer | null;

/**
 * Refuses calls of the API while the processor has too much to do, as cheaply as it can: no `Request`, no route, no caller, no line in the log
 * (decision 010). Health checks and pages are answered as ever, and a browser's question before a call.
 */
export const refuseEarly =
  ({ load, isTooMuch, answer }: Options): AnswerEarly =>
  ({ method, url, headers }, outgoing) => {
    if (!url?.startsWith('/api/v1/') || method === 'OPTIONS') return null;
    if (isTooMuch(method === 'GET' ? 'reads' : 'writes')) return answer(headers);
    outgoing.once('close', load.begin());
    return null;
  };
