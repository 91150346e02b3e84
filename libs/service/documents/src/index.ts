export * from './content';
export { type FontFiles } from './pdf/fonts';
export * from './renderer';
export * from './schedule/issuer';
export * from './schedule/schedule-content';
