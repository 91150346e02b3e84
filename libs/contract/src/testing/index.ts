export * from './bodies';
export * from './text-places';
