export * from './endpoint';
export * from './failure';
