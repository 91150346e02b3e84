/** Where tests find their databases; put there once a run by `postgres-server.ts`. */
export interface TestDatabases {
  /** A migrated PGlite database as a file, to open copies from. */
  snapshotFile: string;
  /** The server, or null when only PGlite is tested. */
  postgres: { host: string; port: number; user: string; password: string; template: string } | null;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}
