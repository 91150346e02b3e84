export * from './demo-seed';
export * from './scenario';
export * from './scenarios';
