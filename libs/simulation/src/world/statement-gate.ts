/** A process was ended between two statements; whatever it still tries to do fails with this. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/** More statements in one step than any honest step needs: something goes round in a circle. */
class RunawayWork extends Error {
  override readonly name = 'RunawayWork';
}

/** Where a process ends: before a statement is sent, or after it was done and before its answer came back. */
export interface Ending {
  statement: number;
  when: 'before' | 'after';
}

/** No step of an honest service comes near to this. */
const mostStatements = 20_000;

/** Every statement of one simulated process passes here. It counts them, and ends the process where it is told to. */
export function statementGate(onEnd: () => void = () => undefined) {
  let passed = 0;
  let ending: Ending | null = null;
  let isEnded = false;
  let isRunaway = false;

  const end = (error: Error): never => {
    isEnded = true;
    onEnd();
    throw error;
  };

  return {
    /** Counts from here; the process ends where `ending` says, if that comes. */
    newStep(next: Ending | null): void {
      passed = 0;
      ending = next;
    },
    isEnded: () => isEnded,
    isRunaway: () => isRunaway,
    statements: () => passed,
    async pass<T>(run: () => Promise<T>): Promise<T> {
      if (isEnded) throw new ProcessEnded('The process is gone');
      passed += 1;
      const mine = passed;
      if (mine > mostStatements) {
        isRunaway = true;
        end(new RunawayWork(`More than ${mostStatements} statements in one step`));
      }
      if (ending?.statement === mine && ending.when === 'before') end(new ProcessEnded('Ended before a statement'));
      const result = await run();
      if (ending?.statement === mine && ending.when === 'after') end(new ProcessEnded('Ended after a statement'));
      return result;
    },
  };
}
export type StatementGate = ReturnType<typeof statementGate>;
