export * from './application-record';
export * from './check-people';
export * from './applying-people';
export * from './check-application';
export * from './check-counts';
