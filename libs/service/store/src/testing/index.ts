export * from './on-every-database';
