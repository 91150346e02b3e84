import { apiBase } from '@portal/contract';
import { BrokenInvariant } from './broken-invariant';
import { type World } from './world';

export interface Answer {
  status: number;
  data: unknown;
  code: string | null;
}

export interface Call {
  token?: string | undefined;
  body?: unknown;
  /** The body as it is, with what signs it. */
  raw?: { text: string; headers: Record<string, string> };
  address: string;
  /** The intention behind a write: the same through every repeat. */
  key?: string;
}

/** No process answered: it ended under way. */
const connectionLost: Answer = { status: 0, data: null, code: null };

/**
 * Sends a request to one of the processes. Whatever comes back has the standard shape and is no 5xx, unless a partner is away.
 * A process that ends under way is started again; the caller learns that the connection was lost.
 */
export async function send(world: World, which: number, method: string, path: string, call: Call): Promise<Answer> {
  const process = world.processes[which % world.processes.length];
  if (!process) throw new RangeError('There is no such process');
  const text = call.raw?.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const cookie = world.cookies.get(call.address);
  const request = new Request(`http://service.test${apiBase}${path}`, {
    method,
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(call.key !== undefined && { 'idempotency-key': call.key }),
      ...(cookie !== undefined && { cookie }),
      ...call.raw?.headers,
    },
    ...(text !== undefined && { body: text }),
  });
  const work: Promise<void>[] = [];
  const response = await process.service(request, { address: call.address, waitUntil: (more) => void work.push(more) });
  await Promise.all(work);
  const answered = await response.text();
  const [given] = response.headers.getSetCookie();
  if (given !== undefined) world.cookies.set(call.address, given.split(';')[0] ?? '');
  if (process.gate.isRunaway()) throw new BrokenInvariant('work-ends', `${method} ${path} goes round in a circle`);
  if (process.gate.isEnded()) {
    world.restart(world.processes.indexOf(process));
    return connectionLost;
  }
  noteAnswer(world, `${method} /${path.split('/')[1]} ${response.status}`);
  return read(method, path, response.status, answered, world.log.at(-1));
}

const noteAnswer = ({ answers }: World, kind: string): void => void answers.set(kind, (answers.get(kind) ?? 0) + 1);

function read(method: string, path: string, status: number, text: string, logged = ''): Answer {
  const where = `${method} ${path.replaceAll(/\d{6,}/g, '{number}')} answered ${status}`;
  let body: { success?: unknown; data?: unknown; code?: unknown; status?: unknown; message?: unknown };
  try {
    body = JSON.parse(text) as typeof body;
  } catch {
    throw new BrokenInvariant('standard-shape', `${where} without JSON`);
  }
  if (status < 400) return { status, data: body.data, code: null };
  const isStandard = body.success === false && body.status === status && typeof body.message === 'string';
  if (!isStandard || typeof body.code !== 'string') throw new BrokenInvariant('standard-shape', where);
  if (status >= 500 && body.code !== 'PROVIDER_UNAVAILABLE') {
    throw new BrokenInvariant('no-server-error', `${where} ${body.code}, and the log ends with ${logged}`);
  }
  return { status, data: null, code: body.code };
}
