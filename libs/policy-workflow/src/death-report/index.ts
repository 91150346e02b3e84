export * from './deceased-items';
export { knownByOf } from './known-by';
export * from './reporter-items';
