export * from './approval-actions';
export * from './audit';
export * from './customers';
export * from './notifications';
export * from './payments';
export * from './pins';
export * from './policies';
export * from './sessions';
