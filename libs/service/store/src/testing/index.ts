export * from './a-claim';
export * from './a-report';
export * from './a-seed-policy';
export * from './on-every-database';
export * from './earlier-schema';
export * from './empty-database';
export { migratedDatabase } from './migrated-database';
export * from './pglite-in-turn';
export * from '../seeding/sample-page';
