import { migrations } from '../migrations/all';
import { type Migration } from '../migrations/migration';
import { type Executor } from './database';
import { takenSteps } from './taken-steps';

/** Whether this version of the service and a database go together. Both false: they do. */
export interface SchemaState {
  /** Names of steps that the database has not taken yet. */
  missing: string[];
  /** The database has taken a step after which this version of the service no longer works. */
  isTooOld: boolean;
}

/** The range of schemas that this version serves: from its own last step on, up to a step that requires a newer version. */
export async function schemaState(executor: Executor, steps: readonly Migration[] = migrations): Promise<SchemaState> {
  const taken = await takenSteps(executor);
  const numbers = new Set(taken.map(({ number }) => number));
  const newest = Math.max(...steps.map(({ number }) => number));
  return {
    missing: steps.filter(({ number }) => !numbers.has(number)).map(({ name }) => name),
    isTooOld: taken.some(({ requires }) => requires !== null && requires > newest),
  };
}
