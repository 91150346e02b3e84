export * from './answer';
export * from './api';
export * from './api-error';
export * from './create-api';
export * from './query-client';
export * from './read-query';
export * from './retry-rule';
export * from './session-port';
