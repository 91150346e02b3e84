export * from './application-record';
export * from './applying-people';
export * from './check-application';
export * from './check-counts';
