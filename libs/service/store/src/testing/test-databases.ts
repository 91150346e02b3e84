/** Where tests find the server of their databases; put there once a run by `postgres-server.ts`. */
export interface TestDatabases {
  /** The server, or null when only PGlite is tested. */
  postgres: { host: string; port: number; user: string; password: string; template: string } | null;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: TestDatabases;
    /** Whether every suite of the project runs on PGlite too: `provide: { onPglite: true }` in its vitest.config.ts. */
    onPglite: boolean | undefined;
  }
}
