import { type Outside } from '../backend/backend';
import { isReached } from '../report/levels';
import { printReport } from '../report/print-report';
import { runConformance } from '../run/run-conformance';
import { type Options, readOptions } from './options';

/** The terminal, and the outside world. */
export interface Terminal extends Outside {
  /** Writes the report. */
  print: (text: string) => void;
  /** Writes what went wrong before there was a report. */
  complain: (text: string) => void;
  /** Asks the person at the terminal. */
  ask: (question: string) => Promise<string>;
}

/** `npm run conformance`. Gives the exit code: 0 the level is reached, 1 it is not, 2 nothing could be tried. */
export async function conformance(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readOptions(args);
  if (!read.success) {
    terminal.complain(read.message);
    return 2;
  }
  const { options } = read;
  const outcome = await runConformance({ ...options, credentials: credentialsOf(options, terminal) }, terminal);
  if (!outcome.success) {
    terminal.complain(outcome.message);
    return 2;
  }
  const { report } = outcome;
  terminal.print(options.isJson ? JSON.stringify(report, null, 2) : printReport(report));
  return isReached(report.levels, options.level) ? 0 : 1;
}

const credentialsOf = ({ token, pin }: Options, { ask }: Terminal) =>
  token !== null
    ? { token }
    : {
        pinOf: async (policyNumber: string) => pin ?? ask(`The PIN that was sent for policy ${policyNumber}: `),
      };
