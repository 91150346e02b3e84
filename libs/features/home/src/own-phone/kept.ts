// Fetched together, on somebody's own phone alone.
export * from './after-session';
export * from './beneath-cover';
