import { isPlainDate, type PlainDate } from '@portal/domain';
import { parseArgs } from 'node:util';

/** What the command was asked. */
export interface Options {
  port: number;
  /** Where it listens; this machine alone unless somebody named another. */
  host: string;
  /** Whose pages may call, as browsers write it. The first is where a payer comes back to. */
  origins: [string, ...string[]];
  /** Where staff sign in: the issuer, as its tokens name it. */
  issuer: string;
  /** Null: the day it is. */
  today: PlainDate | null;
}

export type ReadOptions =
  { kind: 'options'; options: Options } | { kind: 'help'; text: string } | { kind: 'refused'; message: string };

const usage = `portal-stub [--port 4300] [--origin http://localhost:4200] [--today 2026-11-20] [--host 127.0.0.1] [--identity http://localhost:4201/identity]
  --port N        where it listens: 4300 unless told otherwise; 0 takes a free one
  --origin URL    where the portal is served; may be given several times
  --today DATE    the day on which it starts: policies count from it, and the clock goes on from there
  --identity URL  the identity provider of staff: the stand-in that npm start brings, unless told otherwise
  --host ADDRESS  listens for other machines too, as 0.0.0.0; it holds no data of people, and lets everybody in`;

const refused = (message: string): ReadOptions => ({ kind: 'refused', message: `${message}\n\n${usage}` });

/** Reads what stands behind the command, or says in one sentence what is wrong with it. */
export function readOptions(args: readonly string[]): ReadOptions {
  const read = parse(args);
  if (typeof read === 'string') return refused(read);
  const { port: portText, host, origin, identity, today = null, help } = read;
  if (help) return { kind: 'help', text: usage };
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65_535)) return refused('Give a port from 0 to 65535: --port 4300.');
  if (today !== null && !isPlainDate(today)) return refused('Give the day as year, month and day: --today 2026-11-20.');
  const [first, ...more] = origin.map(originOf);
  const origins = [first ?? '', ...more] satisfies string[];
  if (origins.includes('')) return refused('Give an origin without a path: --origin http://localhost:4200.');
  if (!/^https?:/.test(identity) || !URL.canParse(identity)) {
    return refused('Give the address of the identity provider: --identity http://localhost:4201/identity.');
  }
  return { kind: 'options', options: { port, host, origins: origins as Options['origins'], issuer: identity, today } };
}

/** An origin as browsers write it; empty where the text names more or less than one. */
function originOf(text: string): string {
  if (!URL.canParse(text)) return '';
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : '';
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4300' },
        host: { type: 'string', default: '127.0.0.1' },
        origin: { type: 'string', multiple: true, default: ['http://localhost:4200'] },
        identity: { type: 'string', default: 'http://localhost:4201/identity' },
        today: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? `${error.message.split('. ')[0]}.` : 'The options could not be read.';
  }
}
