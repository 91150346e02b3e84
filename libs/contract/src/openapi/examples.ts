import recorded from './examples.json' with { type: 'json' };

/** One call as it was made of a scenario: what was sent, what the service answered, and how it refused a body that says nothing. */
export interface CallExample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  data: unknown;
  refused?: unknown;
}

/** An example of every call, by its name (`libs/scenarios/src/api-examples.test.ts` makes them). */
export const exampleOf = (name: string): CallExample | undefined =>
  (recorded as Record<string, CallExample | undefined>)[name];
