export * from './choose-file';
export * from './fill-in';
export * from './most-controls';
