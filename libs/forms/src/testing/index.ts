export * from './choose-file';
export * from './fill-in';
