import { type RunningSystem } from './running-system';

/** The systems of one worker: the process and its browser go on where another file wants a system of its own. */
export interface SystemsOfWorker {
  /** The system of all journeys that live beside others. */
  shared: () => Promise<RunningSystem>;
  /** The system of one file; that of the file before is gone then. */
  of: (file: string) => Promise<RunningSystem>;
  stop: () => Promise<void>;
}

export function systemsOfWorker(start: () => Promise<RunningSystem>): SystemsOfWorker {
  let shared: RunningSystem | undefined;
  let own: { file: string; system: RunningSystem } | undefined;
  const endOwn = async () => {
    await own?.system.stop();
    own = undefined;
  };
  return {
    shared: async () => (shared ??= await start()),
    of: async (file) => {
      if (own?.file === file) return own.system;
      await endOwn();
      const system = await start();
      own = { file, system };
      return system;
    },
    stop: async () => {
      await endOwn();
      await shared?.stop();
    },
  };
}
