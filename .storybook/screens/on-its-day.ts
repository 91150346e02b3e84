import type { Scenario } from '@portal/scenarios';

/** A scenario as a story finds it: each time anew, on its own day alone. Throws where another day is asked for. */
export const onItsDay = (json: string) => (today?: string) => {
  if (today !== undefined) throw new Error('A story finds a scenario on its own day; `clock` chooses a later one');
  return JSON.parse(json) as Scenario;
};
