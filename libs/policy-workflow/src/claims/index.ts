export * from './claim-line';
export * from './claim-lines';
export * from './claim-progress';
export * from './open-claims';
export * from './use-open-claims';
