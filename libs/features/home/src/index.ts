export * from './confirmation-routes';
export * from './routes';
