export * from './bodies';
export * from './least-answer';
export * from './text-places';
