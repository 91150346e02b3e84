export * from './history-list';
export * from './letter-keys';
export * from './send-payment-link';
export * from './servicings';
export * from './summary';
export * from './tab';
export * from './use-close-policy';
export * from './use-service-policy';
